"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# A busy machine is no fault: nothing here is judged by how long it takes.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
