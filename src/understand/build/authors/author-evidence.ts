import type { AuthorEvidence, Confidence, Organisation, OrganisationEvidence } from '../../../model/paper/paper.ts'

/** The confidence of the rules that find the parts of authors; rules that are not named here are sure. */
const LESS_SURE: Readonly<Record<string, Confidence>> = {
  // Names: the last of three and more words as surname; not split at all.
  'last-word': 'medium',
  whole: 'low',
  // Affiliations: as many addresses as names; addresses in notes; one address for all.
  order: 'medium',
  'mark-in-note': 'medium',
  named: 'medium',
  only: 'medium',
  // Places.
  'large-city': 'medium',
  misread: 'medium',
  region: 'medium',
  position: 'low',
  // E-mail addresses, homepages.
  left: 'medium',
  pattern: 'medium',
  'below-name': 'medium',
}
const LEVELS: readonly Confidence[] = ['low', 'medium', 'high']

/** The confidence of the least sure of some rules; `high` where there is none. */
function leastOf(rules: readonly (string | undefined)[]): Confidence {
  const levels = rules.map(rule => LEVELS.indexOf(LESS_SURE[rule ?? ''] ?? 'high'))
  return LEVELS[Math.min(...levels, LEVELS.length - 1)] ?? 'high'
}

/** The confidence of an organisation, with its place and its link to the author. */
export function confidenceOfOrganisation({ tie, city, country }: Omit<OrganisationEvidence, 'confidence'>): Confidence {
  return leastOf([tie, city, country])
}

/** The confidence of an author: that of the least sure of its parts and organisations. */
export function confidenceOfAuthor(
  { name, email, orcid, homepage }: Omit<AuthorEvidence, 'confidence'>,
  organisations: readonly Organisation[],
): Confidence {
  const ofParts = leastOf([name, email, orcid, homepage])
  const levels = [ofParts, ...organisations.map(({ evidence }) => evidence?.confidence ?? 'high')]
  return LEVELS[Math.min(...levels.map(level => LEVELS.indexOf(level)))] ?? 'high'
}
