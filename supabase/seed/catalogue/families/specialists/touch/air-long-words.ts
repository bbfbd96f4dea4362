/** First touch out of the air from a long ball. */
import type { TaskWords } from '../kit'

export const longWords: TaskWords = {
  en: {
    name: 'Bring down the long ball',
    aim: 'Control a long pass out of the air facing away from goal and link up with the second player.',
    setup:
      '{l} × {w} m, a mini goal in each corner of the right end. A long passer left, two attackers and two defenders in the right half; spare balls with the passer.',
    steps: [
      'The passer plays a long high ball to the attacker who shows.',
      'That one controls with foot, thigh or chest; heading is not allowed.',
      'Partner comes close for the set or spins for the ball behind.',
      'The attackers have six seconds to score in a mini goal.',
      'Ball won: a pass back to the passer counts. Rotate after five balls.',
    ],
    points: [
      'Judge the flight in the first second, then take up the body position.',
      'Back into the defender before the ball, not into the arms.',
      'Kill it towards your free side or to the partner’s run.',
      'Partner: be within eight metres when it comes down.',
    ],
    scoring: 'Controlled and kept: one point. Goal: two. Defenders’ pass to the passer: one.',
    question: 'When did you decide between the set and turning?',
    fault: 'Watching the ball drop and letting the defender step in front.',
    harder: ['The passer plays a driven ball at chest height.'],
    easier: ['The defenders start when the ball has been touched.'],
  },
  de: {
    name: 'Den langen Ball herunterholen',
    aim: 'Einen langen Pass mit dem Rücken zum Tor kontrollieren und den Zweiten einbinden.',
    setup:
      '{l} × {w} m, in jeder rechten Ecke ein Minitor. Links ein Passgeber für lange Bälle, in der rechten Hälfte zwei Angreifer und zwei Verteidiger; Ersatzbälle beim Passgeber.',
    steps: [
      'Der Passgeber schlägt hoch und lang zu dem, der sich zeigt.',
      'Kontrolle mit Fuß, Schenkel oder Brust; Kopfbälle sind nicht erlaubt.',
      'Der Partner kommt zum Klatschen nah oder dreht in die Tiefe ab.',
      'Sechs Sekunden bis zum Tor in eines der Minitore.',
      'Gewonnen zählt ein Pass zum Passgeber. Nach fünf Bällen rückt jeder weiter.',
    ],
    points: [
      'Den Flug in der ersten Sekunde lesen, dann die Stellung einnehmen.',
      'Mit dem Rücken an den Gegner, bevor der Ball kommt, ohne Arme.',
      'Zur freien Seite stoppen oder in den Lauf des Partners.',
      'Partner: höchstens acht Meter weg, wenn er herunterkommt.',
    ],
    scoring: 'Kontrolliert und behalten: ein Punkt. Tor: zwei. Pass der Verteidiger: einer.',
    question: 'Wann hast du dich zwischen Klatschen und Drehen entschieden?',
    fault: 'Dem Ball beim Fallen zusehen, und der Gegner steht davor.',
    harder: ['Der Passgeber spielt einen scharfen Ball auf Brusthöhe.'],
    easier: ['Die Verteidiger starten erst mit der ersten Berührung.'],
  },
  bg: {
    name: 'Свали дългата топка',
    aim: 'Овладяваш дълъг пас с гръб към вратата и включваш втория играч.',
    setup:
      '{l} × {w} м, във всеки десен ъгъл има малка врата. Вляво е подаващ на дълги топки, в дясната половина двама нападатели и двама защитници; резервните топки са при подаващия.',
    steps: [
      'Подаващият праща дълга висока топка към този, който се показва.',
      'Овладява се с крак, бедро или гърди; с глава не е позволено.',
      'Партньорът идва близо за връщане или се завърта в дълбочина.',
      'До гол в малка врата има шест секунди.',
      'При отнемане се брои пас към подаващия. След пет топки местата се сменят.',
    ],
    points: [
      'Прецени полета в първата секунда, после заеми позиция.',
      'Гръб към защитника преди топката, без ръце.',
      'Свали към свободната страна или в пътя на партньора.',
      'Партньор: най-много на осем метра, когато топката падне.',
    ],
    scoring: 'Овладяна и запазена: точка. Гол: две. Пас на защитниците: една.',
    question: 'Кога реши дали да върнеш, или да се обърнеш?',
    fault: 'Гледане как топката пада, докато защитникът те изпреварва.',
    harder: ['Подаващият играе силна топка на височината на гърдите.'],
    easier: ['Защитниците тръгват с първото докосване.'],
  },
}
