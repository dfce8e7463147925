"""`python -m folsom.cli`: the same as `folsom`."""

from folsom.cli import main

if __name__ == "__main__":
    main()
