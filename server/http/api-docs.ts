import type { Language } from '@cifra/kernel';
import { type ApiWords, type Operation as OperationId, TAGS } from '../words/api.ts';
import { html, page } from './page.ts';

type Schema = { readonly [field: string]: unknown };
type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[];
  readonly requestBody?: { readonly content?: { readonly [type: string]: { readonly schema?: Schema } } };
  readonly responses?: {
    readonly [code: string]: {
      readonly description?: string;
      readonly content?: { readonly [type: string]: { readonly schema?: Schema } };
    };
  };
};
/** What we read of an OpenAPI document. */
export type ApiDocument = {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: { readonly [path: string]: { readonly [method: string]: Operation } };
};

type PageWords = ApiWords['page'];

/** The document in one language: the routes name their operations, the words say what they are. */
export function worded(api: ApiDocument, words: ApiWords): ApiDocument {
  const say = (operation: Operation): Operation => {
    const said = words.operations[operation.operationId as OperationId];
    return said === undefined ? operation : { ...operation, ...said };
  };
  const paths = Object.entries(api.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, say(operation)])),
  ]);
  return {
    ...api,
    info: { ...api.info, title: words.title, description: words.about },
    tags: TAGS.map((name) => ({ name, description: words.tags[name] })),
    paths: Object.fromEntries(paths),
  };
}

/** An OpenAPI document as one page to read. */
export function docsPage(language: Language, words: ApiWords, api: ApiDocument): string {
  const operations = Object.entries(api.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = (api.tags ?? []).map(({ name, description }) => {
    const inGroup = operations.filter(({ operation }) => operation.tags?.includes(name));
    return `<h2>${html(description ?? name)}</h2>\n${inGroup.map((one) => operationPart(words.page, one)).join('\n')}`;
  });
  const body = `<header><img src="/docs/mark.svg" alt="" width="56" height="56"><h1>${html(words.title)}</h1></header>
${paragraphs(api.info.description ?? '')}
<p><a href="/api/openapi.json">${html(words.page.machine)}</a></p>
${groups.join('\n')}`;
  return page(language, words.title, body);
}

function operationPart(
  words: PageWords,
  { path, method, operation }: { path: string; method: string; operation: Operation },
): string {
  const parts = [paragraphs(operation.description ?? '')];
  const parameters = operation.parameters ?? [];
  if (parameters.length > 0) {
    const rows = parameters.map(({ name, schema, required }) => row(name, schema ?? {}, required === true, words));
    parts.push(`<h3>${html(words.parameters)}</h3>${table(words, rows)}`);
  }
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
    parts.push(`<h3>${html(words.body)} <small>${html(type)}</small></h3>${schemaPart(words, schema ?? {})}`);
  const answers = Object.entries(operation.responses ?? {}).map(([code, answer]) => {
    const [type, content] = Object.entries(answer.content ?? {})[0] ?? [];
    const shape = content?.schema === undefined ? '' : schemaPart(words, content.schema);
    return `<h3>${html(code)} <small>${html(type ?? '')}</small></h3>${paragraphs(answer.description ?? '')}${shape}`;
  });
  if (answers.length > 0) parts.push(`<details><summary>${html(words.answers)}</summary>${answers.join('')}</details>`);
  const name = `<code><span class="method">${method.toUpperCase()}</span> ${html(path)}</code>`;
  return `<details><summary>${name}<br>${html(operation.summary ?? '')}</summary>${parts.join('\n')}</details>`;
}

function schemaPart(words: PageWords, schema: Schema): string {
  const { properties } = schema as { properties?: { [name: string]: Schema } };
  if (properties === undefined) return `<p><code>${html(typeName(schema))}</code></p>`;
  const required = (schema.required ?? []) as readonly string[];
  return table(
    words,
    Object.entries(properties).map(([name, inner]) => row(name, inner, required.includes(name), words)),
  );
}

function row(name: string, schema: Schema, required: boolean, words: PageWords): string {
  const about = typeof schema.description === 'string' ? `<br><small>${html(schema.description)}</small>` : '';
  const mark = required ? ` <small>${html(words.required)}</small>` : '';
  return `<tr><td><code>${html(name)}</code>${mark}</td><td><code>${html(typeName(schema))}</code>${about}</td></tr>`;
}

function table(words: PageWords, rows: readonly string[]): string {
  return `<table><thead><tr><th>${html(words.field)}</th><th>${html(words.type)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** A schema in a few signs: `"a" | "b"`, `number[]`, `{ seat, level }`. */
function typeName(schema: Schema): string {
  const either = (schema.anyOf ?? schema.oneOf) as readonly Schema[] | undefined;
  if (either !== undefined) return either.map(typeName).join(' | ');
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return `${typeName((schema.items ?? {}) as Schema)}[]`;
  if (schema.properties !== undefined) return `{ ${Object.keys(schema.properties as object).join(', ')} }`;
  return Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? 'any');
}

function paragraphs(text: string): string {
  if (text === '') return '';
  const parts = text.split('\n\n').map((part) => html(part).replace(/`([^`]+)`/g, '<code>$1</code>'));
  return parts.map((part) => `<p>${part}</p>`).join('\n');
}
