"""The long proof of the rules: very many games of every edition, none with a fault."""
