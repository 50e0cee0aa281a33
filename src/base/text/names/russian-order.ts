/**
 * Common given names of Russia and its neighbours, in their full forms. Two words in Cyrillic are in the order of official papers,
 * surname first, where only the second of them is here.
 */
const GIVEN_NAMES = new Set(
  (
    'Александр|Алексей|Анатолий|Андрей|Антон|Аркадий|Арсений|Артём|Артем|Богдан|Борис|Вадим|Валентин|Валерий|Василий|Виктор|' +
    'Виталий|Владимир|Владислав|Вячеслав|Геннадий|Георгий|Герман|Глеб|Григорий|Даниил|Данила|Денис|Дмитрий|Евгений|Егор|Иван|' +
    'Игорь|Илья|Кирилл|Константин|Лев|Леонид|Максим|Марк|Матвей|Михаил|Никита|Николай|Олег|Павел|Пётр|Петр|Роман|Руслан|' +
    'Святослав|Семён|Семен|Сергей|Станислав|Степан|Тимофей|Тимур|Фёдор|Федор|Эдуард|Юрий|Яков|Ярослав|' +
    'Алина|Алиса|Алла|Анастасия|Анжела|Анна|Валентина|Валерия|Варвара|Вера|Вероника|Виктория|Галина|Дарья|Диана|Ева|Евгения|' +
    'Екатерина|Елена|Елизавета|Жанна|Зоя|Инна|Ирина|Карина|Кристина|Ксения|Лариса|Лидия|Любовь|Людмила|Маргарита|Марина|Мария|' +
    'Надежда|Наталия|Наталья|Нина|Оксана|Ольга|Полина|Раиса|Светлана|София|Софья|Тамара|Татьяна|Ульяна|Эльвира|Юлия|Яна'
  ).split('|'),
)

/** Names after the father, in Cyrillic; in Latin letters those of women, as those of men are surnames, too. */
const PATRONYMIC = /(?:(?:[ое]в|ь)ич|(?:[ое]в|ич)на|[oe]vna|ichna)$/u

/**
 * Whether the words of a name are in the order surname, given name, patronymic: `Иванов Иван Иванович`, `Ivanova Anna Ivanovna`; or, in Cyrillic,
 * surname and given name: `Иванов Иван`.
 */
export function hasSurnameFirst(words: readonly string[]): boolean {
  const [first = '', second = '', third] = words
  if (words.length === 3 && third !== undefined)
    return PATRONYMIC.test(third) && !PATRONYMIC.test(second) && !second.endsWith('.')
  return words.length === 2 && GIVEN_NAMES.has(second) && !GIVEN_NAMES.has(first)
}
