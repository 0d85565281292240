"""What every web request meets: middleware, errors of fields, the API's description, the page."""
