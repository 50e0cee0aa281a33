import { expect, test } from 'vitest'
import { readStatementLabel } from '../../../../src/base/text/labels/read-statement-label.ts'

/** Kind, number and label; `apart`: the type changes after this text. */
function read(text: string, apart = ''): string | undefined {
  const label = readStatementLabel(text, length => apart !== '' && length === apart.length)
  return label && `${label.kind} ${label.number ?? '-'} [${text.slice(0, label.length)}]`
}

test.each([
  ['Theorem 3.1. Every river ends.', 'theorem 3.1 [Theorem 3.1.]'],
  ['Lemma 2 Let r be a river.', 'lemma 2 [Lemma 2]'],
  ['Definition 1 (Rivers). A river is wet.', 'definition 1 [Definition 1 (Rivers).]'],
  ['Satz A.2 (Euler): Es gilt', 'theorem A.2 [Satz A.2 (Euler):]'],
  ['4.2. Lemma. Let r be a river.', 'lemma 4.2 [4.2. Lemma.]'],
  ['4.2 Definition (Rivers) They flow.', 'definition 4.2 [4.2 Definition (Rivers)]'],
  ['3. Corollary. It flows.', 'corollary 3 [3. Corollary.]'],
  ['2.3. Definition-Theorem. It flows.', 'definition 2.3 [2.3. Definition-Theorem.]'],
  ['Proof. Rivers flow.', 'proof - [Proof.]'],
  ['Beweis: Flüsse fließen.', 'proof - [Beweis:]'],
  ['Proof of Lemma 5.2. Rivers flow.', 'proof - [Proof of Lemma 5.2.]'],
  ['Démonstration du théorème 2. On a', 'proof - [Démonstration du théorème 2.]'],
  ['Proof sketch. Rivers flow.', 'proof - [Proof sketch.]'],
  ['Định lý 2. Cho r', 'theorem 2 [Định lý 2.]'],
  ['定理 2.1 设 r', 'theorem 2.1 [定理 2.1]'],
  ['定理 3 中心极限', 'theorem 3 [定理 3]'],
  ['定理 2.1 もし川が', 'theorem 2.1 [定理 2.1]'],
  ['証明：川は', 'proof - [証明：]'],
  ['تعريف ٣. النهر', 'definition ٣ [تعريف ٣.]'],
])('the label of a statement: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  'Theorem 3.1 shows that rivers end.',
  'Definition 1 (see above) is weaker.',
  'Example: a river.',
  'Remark. Rivers flow.',
  'Example rivers are long.',
  '2.1 Example rivers',
  '3 Lemma. It flows.',
  'Proof of concept. We built a mill.',
  'Proofs are long.',
  'Table 3. Rivers',
  '定理 2.1 表明河流有限。',
  '例 2 中的河更长。',
  '定理2.1より川は有限である。',
])('no label: %s', text => {
  expect(read(text)).toBeUndefined()
})

test('where the type changes, a label may lack its number or its sign', () => {
  expect(read('Remark. Rivers flow.', 'Remark.')).toBe('remark - [Remark.]')
  expect(read('Lemma 3.1 for all rivers', 'Lemma 3.1')).toBe('lemma 3.1 [Lemma 3.1]')
  expect(read('2.1 Example rivers', '2.1 Example')).toBe('example 2.1 [2.1 Example]')
})
