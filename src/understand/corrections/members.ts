import { pageOfId } from '../layout/blocks/block-ids.ts'
import { PUBLICATION_FIELDS } from '../../base/text/publication/publication-fields.ts'
import { isLanguageChoice } from '../../base/text/languages/language-choice.ts'
import {
  type BlockCorrection,
  type BlockSplit,
  MAX_LEVEL,
  type PageReview,
  ROLE_LABELS,
} from '../../model/corrections/corrections.ts'
import { LINE_ENTRIES, type Member } from './lines/line-members.ts'
import {
  REFERENCE_NAMES,
  REFERENCE_TEXTS,
  type ReferenceCorrection,
} from '../../model/corrections/reference-corrections.ts'
import type {
  AuthorCorrection,
  HeaderCorrection,
  OrganisationCorrection,
  TitleCorrection,
  ValueCorrection,
} from '../../model/corrections/header-corrections.ts'

/** The members of an entry by their names. */
export type Members = Readonly<Record<string, Member>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isId = (value: unknown): boolean => isText(value) && pageOfId(value) !== undefined
const isOneOf =
  (names: readonly string[]) =>
  (value: unknown): boolean =>
    isText(value) && names.includes(value)
const matches =
  (form: RegExp) =>
  (value: unknown): boolean =>
    isText(value) && form.test(value)

const TEXT: Member = { accepts: isText, expected: 'a text' }
const WORDS: Member = { accepts: matches(/\S/u), expected: 'a non-empty text' }
const ID: Member = { accepts: isId, expected: 'the id of a block, like p3-1k9xz' }
const TRUE: Member = { accepts: value => value === true, expected: 'true' }
const ROLES = Object.keys(ROLE_LABELS)

/** The members of an entry about a block; the types keep these tables complete. */
export const BLOCK_MEMBERS: Readonly<Record<keyof BlockCorrection, Member>> = {
  block: { ...ID, isRequired: true },
  text: { ...TEXT, isRequired: true },
  split: {
    accepts: value => Array.isArray(value) && value.length > 0 && value.every(isSplit),
    expected: 'a list of { "line": a whole number from 2, "text": the beginning of that line }',
  },
  ...LINE_ENTRIES,
  table: {
    accepts: isTable,
    expected:
      '{ "size": { "rows", "columns" }, "separators": { "columns": points, "rows": points }, "head": rows, "cells": [{ "row", "column", "rows", "columns" }] }, counted from 1',
  },
  drawing: {
    accepts: isBox,
    expected:
      '{ "left", "top", "right", "bottom" } in points, the left smaller than the right, the top than the bottom',
  },
  language: {
    accepts: value => isText(value) && value !== 'auto' && isLanguageChoice(value),
    expected: 'a language like de or sr-Cyrl',
  },
  into: ID,
  role: { accepts: isOneOf(ROLES), expected: `one of ${ROLES.join(', ')}` },
  level: { accepts: isLevel, expected: `a whole number from 1 to ${MAX_LEVEL}` },
  number: TEXT,
  join: { accepts: value => typeof value === 'boolean', expected: 'true or false' },
  before: ID,
  after: ID,
  note: TEXT,
}

const FIELDS: readonly string[] = [...REFERENCE_NAMES, ...REFERENCE_TEXTS]

/** The members of an entry about a reference. */
export const REFERENCE_MEMBERS: Readonly<Record<keyof ReferenceCorrection, Member>> = {
  page: {
    accepts: isCount,
    expected: 'the number of a page',
    isRequired: true,
  },
  text: { ...WORDS, isRequired: true },
  reference: {
    accepts: isFields,
    expected: `{ some of ${FIELDS.join(', ')} }: a text each, lists of names for ${REFERENCE_NAMES.join(' and ')}`,
    isRequired: true,
  },
  note: TEXT,
}

/** The members of an entry about a page. */
export const REVIEW_MEMBERS: Readonly<Record<keyof PageReview, Member>> = {
  reviewed: { accepts: isCount, expected: 'the number of a page', isRequired: true },
  note: TEXT,
}

const TITLE_MEMBERS: Readonly<Record<keyof TitleCorrection, Member>> = {
  header: WORDS,
  text: { ...TEXT, isRequired: true },
  value: { ...WORDS, isRequired: true },
  note: TEXT,
}

const VALUE_MEMBERS: Readonly<Record<Exclude<keyof ValueCorrection, 'field'>, Member>> = {
  header: WORDS,
  text: { ...TEXT, isRequired: true },
  value: WORDS,
  remove: TRUE,
  note: TEXT,
}

const PUBLICATION_MEMBERS: Readonly<Record<keyof ValueCorrection, Member>> = {
  ...VALUE_MEMBERS,
  field: {
    accepts: isOneOf(PUBLICATION_FIELDS),
    expected: `one of ${PUBLICATION_FIELDS.join(', ')}`,
    isRequired: true,
  },
}

const AUTHOR_MEMBERS: Readonly<Record<keyof AuthorCorrection, Member>> = {
  header: WORDS,
  text: { ...TEXT, isRequired: true },
  given: TEXT,
  middle: TEXT,
  surname: WORDS,
  email: { accepts: matches(/^(?:[^\s@]+@[^\s@]+)?$/u), expected: 'an address like name@place.example' },
  homepage: { accepts: matches(/^(?:https?:\/\/\S+)?$/u), expected: 'a URL' },
  orcid: { accepts: matches(/^(?:(?:\d{4}-){3}\d{3}[\dX])?$/u), expected: 'an id like 0000-0002-1825-0097' },
  organisations: {
    accepts: value => Array.isArray(value) && value.every(matches(/\S/u)),
    expected: 'a list of names of organisations',
  },
  before: WORDS,
  after: WORDS,
  remove: TRUE,
  note: TEXT,
}

const ORGANISATION_MEMBERS: Readonly<Record<keyof OrganisationCorrection, Member>> = {
  header: WORDS,
  text: { ...TEXT, isRequired: true },
  name: WORDS,
  city: TEXT,
  country: TEXT,
  remove: TRUE,
  note: TEXT,
}

/** The members of an entry about each part of the header. */
export const HEADER_MEMBERS: Readonly<Record<HeaderCorrection['header'], Members>> = {
  title: TITLE_MEMBERS,
  subtitle: { ...TITLE_MEMBERS, value: { ...TEXT, isRequired: true } },
  author: AUTHOR_MEMBERS,
  organisation: ORGANISATION_MEMBERS,
  publication: PUBLICATION_MEMBERS,
  keyword: VALUE_MEMBERS,
}

/** Dates are ISO 8601, as exact as is known. */
export const DATE_FIELDS: ReadonlySet<unknown> = new Set(['date', 'received', 'revised', 'accepted'])
export const DATE: Member = {
  accepts: matches(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u),
  expected: 'a date like 2009, 2009-08 or 2009-08-31',
}

function isSplit(value: unknown): value is BlockSplit {
  if (typeof value !== 'object' || value === null) return false
  const { line, text, ...more } = value as Partial<Record<string, unknown>>
  return Number.isInteger(line) && Number(line) > 1 && isText(text) && Object.keys(more).length === 0
}

function isTable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { size, separators, head, cells, ...more } = value as Partial<Record<string, unknown>>
  const isHead = head === undefined || head === 0 || isCount(head)
  const isCells = cells === undefined || (Array.isArray(cells) && cells.every(isArea))
  const isSeparated = separators === undefined || areSeparators(separators)
  return isSize(size) && isSeparated && isHead && isCells && Object.keys(more).length === 0
}

function areSeparators(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { columns = [], rows = [], ...more } = value as Partial<Record<string, unknown>>
  const arePoints = (list: unknown) => Array.isArray(list) && list.every(each => Number.isFinite(each))
  return arePoints(columns) && arePoints(rows) && Object.keys(more).length === 0
}

function isSize(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { rows, columns, ...more } = value as Partial<Record<string, unknown>>
  return isCount(rows) && isCount(columns) && Object.keys(more).length === 0
}

function isArea(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { row, column, rows, columns, ...more } = value as Partial<Record<string, unknown>>
  return [row, column, rows, columns].every(isCount) && Object.keys(more).length === 0
}

function isBox(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { left, top, right, bottom, ...more } = value as Partial<Record<string, unknown>>
  const edges = [left, top, right, bottom].map(Number)
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = edges
  const isRight = edges.every(edge => Number.isFinite(edge) && edge >= 0) && x1 < x2 && y1 < y2
  return isRight && Object.keys(more).length === 0
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0
}

function isFields(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = Object.entries(value)
  const isNames = (names: unknown) => Array.isArray(names) && names.every(matches(/\S/u))
  const isField = ([name, given]: readonly [string, unknown]) =>
    FIELDS.includes(name) && ((REFERENCE_NAMES as readonly string[]).includes(name) ? isNames(given) : isText(given))
  return fields.length > 0 && fields.every(isField)
}

function isLevel(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_LEVEL
}
