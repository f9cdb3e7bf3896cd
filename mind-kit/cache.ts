/** A pure function that remembers its answers by a key; it forgets all of them when it would keep more than `limit`. */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  limit: number = Number.POSITIVE_INFINITY,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    if (known.size >= limit) known.clear();
    known.set(key, value);
    return value;
  };
}
