/** How many answers are remembered: more than the texts of one paper that are asked about again. */
const MOST_KEPT = 1000

/**
 * The same function, which remembers its latest answers: several rules ask the same of the words of one line. Only for functions of a
 * text alone, and for answers that nobody changes. `most` answers are remembered.
 */
export function remember<Answer>(read: (text: string) => Answer, most = MOST_KEPT): (text: string) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>()
  return text => {
    const known = answers.get(text)
    if (known !== undefined) return known.answer
    const answer = read(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, { answer })
    return answer
  }
}

/** The same for functions of an object alone, which nobody changes: its answer is kept as long as the object. */
export function rememberFor<Thing extends object, Answer>(read: (thing: Thing) => Answer): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { readonly answer: Answer }>()
  return thing => {
    const known = answers.get(thing)
    if (known !== undefined) return known.answer
    const answer = read(thing)
    answers.set(thing, { answer })
    return answer
  }
}
