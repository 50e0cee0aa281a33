import { expect, test } from 'vitest'
import { isFrontRole } from '../../../src/understand/decide/role-traits.ts'

test.each(['title', 'subtitle', 'authors', 'abstract-heading', 'abstract', 'keywords', 'publication-info'] as const)(
  '%s is of the front matter',
  role => expect(isFrontRole(role)).toBe(true),
)

test.each(['heading', 'text', 'footnote', 'reference', 'figure-caption', 'doubt', 'margin'] as const)(
  '%s is of the body',
  role => expect(isFrontRole(role)).toBe(false),
)
