"""`levant selfplay --ray`: the same games in the same order, on whatever machines."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.util import find_spec
from socket import create_server
from time import sleep

import pytest

from levant.cli.ray_cluster import batches, in_order, play_batch
from levant.kernel import runner
from levant.kernel.runner import GameFailed, Job, Played, Tally
from tests.cli.ray_standin import Cluster
from tests.cli.runs import levant

TOY = "tests.kernel.toy:TITLE"
RANDOM = "levant.kernel.runner:random_choosers"


def jobs(count: int) -> list[Job]:
    """Games of a small title."""
    return [Job(TOY, "1.0", {}, seed, RANDOM, 1000) for seed in range(count)]


@pytest.mark.parametrize(
    ("games", "cores", "sizes"),
    [
        (3, 2, [1, 1, 1]),
        (40, 2, [2] * 20),
        (41, 2, [2] * 20 + [1]),
        (10_000, 4, [64] * 156 + [16]),
    ],
)
def test_jobs_are_cut_in_their_order(games: int, cores: int, sizes: list[int]) -> None:
    given = jobs(games)
    cut = batches(given, cores)
    assert [len(batch) for batch in cut] == sizes
    assert [job for batch in cut for job in batch] == given


def test_batches_that_end_out_of_order_give_the_outcome_of_one_process() -> None:
    alone = runner.selfplay(TOY, "1.0", {}, range(30))
    told: list[tuple[int, int]] = []

    def late(batch: Sequence[Job]) -> list[Played]:
        sleep(0.02 if batch[0].seed % 4 == 0 else 0.0)  # the first is done last
        return play_batch(batch)

    with ThreadPoolExecutor(4) as pool:

        def submit(batch: Sequence[Job]) -> Future[list[Played]]:
            return pool.submit(late, batch)

        tally = Tally(list(alone.wins)[:2], 30, lambda *done: told.append(done))
        for game in in_order(submit, Future.result, batches(jobs(30), 1), 4):
            tally.add(game)
    assert tally.outcome() == alone
    assert told == [(n, 30) for n in range(1, 31)]


def test_only_so_many_batches_are_handed_out_ahead() -> None:
    handed: list[int] = []

    def submit(batch: Sequence[Job]) -> Sequence[Job]:
        handed.append(batch[0].seed)
        return batch

    games = in_order(submit, play_batch, [[job] for job in jobs(5)], 2)
    next(games)
    assert handed == [0, 1]
    assert len(list(games)) == 4
    assert handed == [0, 1, 2, 3, 4]


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    run = levant("selfplay", "--ray")
    assert run.complaint == "--ray needs Ray, which is not here: pip install 'levant[ray]'"
    assert run.code == 2


def test_an_address_without_ray_is_refused() -> None:
    run = levant("selfplay", "10.0.0.1:6379")
    assert "the address of a cluster goes with --ray" in run.complaint
    assert run.code == 2


needs_ray = pytest.mark.skipif(
    find_spec("ray") is None,
    reason="Ray is not installed (pip install 'levant[ray]'); the order of games is tested above",
)


@needs_ray
@pytest.mark.parametrize("address", ["somewhere", "127.0.0.1:1", "127.0.0.1:99999"])
def test_where_no_cluster_is(address: str) -> None:
    run = levant("selfplay", "--ray", address)
    assert address in run.complaint
    assert run.code == 2


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    """A stand-in for Ray; `tests/cli/proof_ray` asks a real cluster."""
    standin = Cluster()
    monkeypatch.setitem(sys.modules, "ray", standin.module())
    return standin


def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    args = ("selfplay", "--games", "6", "--seed", "40", "--json")
    alone = levant(*args).json
    shared = levant(*args, "--ray").json
    for timed in ("seconds", "decisions_per_s"):
        del alone[timed], shared[timed]
    assert shared == alone
    assert [settings["address"] for settings in cluster.began] == ["local"]
    assert cluster.ended == 1


@pytest.fixture
def guarded(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a cluster that wants a token; nothing of it is in the environment."""
    cluster.token = "of the cluster"
    for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    with create_server(("127.0.0.1", 0)) as door:
        yield f"127.0.0.1:{door.getsockname()[1]}"


def test_a_cluster_with_a_token_gets_it(
    guarded: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", "of the cluster")
    assert levant("selfplay", "--games", "2", "--ray", guarded).code == 0
    assert [settings["address"] for settings in cluster.began] == [guarded]


@pytest.mark.parametrize(
    ("given", "wants"), [(None, "a token: set"), ("of another", "another token than the one in")]
)
def test_a_cluster_that_wants_a_token_says_so_in_a_line(
    guarded: str, monkeypatch: pytest.MonkeyPatch, given: str | None, wants: str
) -> None:
    if given is not None:
        monkeypatch.setenv("RAY_AUTH_TOKEN", given)
    run = levant("selfplay", "--games", "2", "--ray", guarded)
    assert run.complaint == (
        f"the Ray cluster {guarded} wants {wants} RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH"
    )
    assert run.code == 2


def test_a_game_that_fails_on_the_cluster_is_told(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("levant.cli.ray_cluster.play_job", _fail)
    run = levant("selfplay", "--games", "2", "--ray")
    assert "the cluster could not play: the well is dry" in run.complaint
    assert cluster.ended == 1


def _fail(job: Job) -> Played:
    raise GameFailed("the well is dry")
