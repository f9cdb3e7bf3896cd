import { describe, expect, test } from 'vitest';
import { matchRoute, roomIn } from '../browser/route-match.ts';

describe('an address', () => {
  test.each([
    ['/r/:room', '/r/abc', { room: 'abc' }],
    ['/r/:room', '/r/abc/', { room: 'abc' }],
    ['/replay/:room/:match', '/replay/abc/2', { room: 'abc', match: '2' }],
    ['/rules/:game', '/rules/break%2Dthe%2Dcode', { game: 'break-the-code' }],
    ['/about', '/about', {}],
    ['/about', '/about).', {}],
    ['/about', '/About', {}],
    ['/rules/:game', '/Rules/Coda', { game: 'coda' }],
    ['/r/:room', '/R/ABC', { room: 'abc' }],
    ['/rules/:game', '/rules/coda)', { game: 'coda' }],
    ['/r/:room', '//r//abc', { room: 'abc' }],
    ['/r/:room', '/%72/%61bc', { room: 'abc' }],
    ['/replay/:room/:match', '/replay/abc/2%29.', { room: 'abc', match: '2' }],
  ])('%s fits %s', (pattern, at, found) => expect(matchRoute(pattern, at)).toEqual(found));

  test.each([
    ['/r/:room', '/r'],
    ['/r/:room', '/r/'],
    ['/r/:room', '/r/abc/more'],
    ['/r/:room', '/replay/abc'],
    ['/r/:room', '/r/%E0%A4%A'],
    ['/replay/:room/:match', '/replay//2'],
    ['/r/:room', '/%/abc'],
  ])('%s does not fit %s', (pattern, at) => expect(matchRoute(pattern, at)).toBeNull());
});

describe('a room in a link', () => {
  test.each([
    ['abc123', 'abc123'],
    ['ABC123', 'abc123'],
    ['abc123.', 'abc123'],
    ['abc123)»', 'abc123'],
    ['abc123.See you', 'abc123'],
    ['abc123&utm=x', 'abc123'],
  ])('%s leads to %s', (part, room) => expect(roomIn(part)).toBe(room));

  test.each(['', '.', '(abc', 'a'.repeat(41)])('%s leads nowhere', (part) => expect(roomIn(part)).toBeNull());
});
