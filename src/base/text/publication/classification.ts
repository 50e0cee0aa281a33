/** A number of a classification with its label and nothing else. */
const CLASSIFICATION =
  /^(?:УДК|UDK|UDC|ББК|BBK|ГРНТИ|МРНТИ|КОД ВАК|UKD|MDT)(?!\p{L})[:.]?[\p{N}\s.,:;()+/=*"'’«»[\]–-]*$/u

/** Whether a line is the number of the paper in a classification, as Slavic papers have above their title: `УДК 517.9`. */
export function isClassification(text: string): boolean {
  return CLASSIFICATION.test(text)
}
