import type { Refusal } from '@cifra/kernel';

/** What a schema says of input that does not fit, without words of any language. */
export function misfit(error: { readonly instancePath: string; readonly params?: object } | undefined): Refusal {
  const issue = (error?.params ?? {}) as { readonly [detail: string]: unknown };
  const [stranger] = Array.isArray(issue.keys) ? (issue.keys as string[]) : [];
  if (stranger !== undefined) return { code: 'unknown-field', field: stranger.slice(0, 40) };
  const field = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const expected = [issue.expected, issue.values, issue.maximum, issue.minimum, issue.format].find(
    (one) => one !== undefined,
  );
  const sign = issue.maximum === expected ? '≤ ' : issue.minimum === expected ? '≥ ' : '';
  const shown = Array.isArray(expected) ? expected.join(' | ') : String(expected ?? 'JSON');
  return { code: 'bad-request', field: field === '' ? 'body' : field, expected: `${sign}${shown}` };
}
