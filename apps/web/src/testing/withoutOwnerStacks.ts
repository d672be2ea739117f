import * as React from 'react';

// React notes for each element where it was made, to name components in its warnings: an eighth of the screens' tests.
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});
