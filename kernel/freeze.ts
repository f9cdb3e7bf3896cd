let freezing = false;

/** Deep freezing shows a fold that changes what it was given; tests and development switch it on. */
export function setFreezing(on: boolean): void {
  freezing = on;
}

export function frozen<T>(value: T): T {
  return freezing ? deepFreeze(value) : value;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
