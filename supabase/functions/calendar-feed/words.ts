/** The words of a feed. Calendar apps show them beside everything else a family has in its week: they are short. */

export interface Words {
  /** Names of the calendar: of everything, of one team or child. */
  all: string
  one: string
  training: string
  match: string
  home: string
  away: string
  neutral: string
  meet: string
  cancelled: string
  answers: Record<string, string>
  /** One's own answer where only one person can be meant. */
  answer: string
}

export const words: Record<string, Words> = {
  en: {
    all: 'Touchline',
    one: 'Touchline · {name}',
    training: 'Training',
    match: '{home} – {away}',
    home: 'Home',
    away: 'Away',
    neutral: 'Neutral ground',
    meet: 'Meet at {time}',
    cancelled: 'Called off',
    answers: { yes: 'coming', no: 'not coming', maybe: 'not sure yet' },
    answer: '{name}: {answer}',
  },
  de: {
    all: 'Touchline',
    one: 'Touchline · {name}',
    training: 'Training',
    match: '{home} – {away}',
    home: 'Heimspiel',
    away: 'Auswärtsspiel',
    neutral: 'Neutraler Platz',
    meet: 'Treffpunkt {time} Uhr',
    cancelled: 'Abgesagt',
    answers: { yes: 'ist dabei', no: 'kommt nicht', maybe: 'noch unsicher' },
    answer: '{name}: {answer}',
  },
  bg: {
    all: 'Touchline',
    one: 'Touchline · {name}',
    training: 'Тренировка',
    match: '{home} – {away}',
    home: 'Домакинство',
    away: 'Гостуване',
    neutral: 'Неутрален терен',
    meet: 'Сбор в {time} ч.',
    cancelled: 'Отменено',
    answers: { yes: 'идва', no: 'няма да дойде', maybe: 'още не е сигурно' },
    answer: '{name}: {answer}',
  },
}
