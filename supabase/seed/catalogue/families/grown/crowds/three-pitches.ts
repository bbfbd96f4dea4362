/** Six teams, three pitches, three different games. */
import { createSketch } from '../../../create-sketch'
import type { Exercise, Point } from '../kit'

const gap = 4

export const threePitches: Exercise = {
  key: 'three-pitches',
  sizes: [
    {
      key: '24',
      name: ['six teams of four', 'sechs Vierer-Teams', 'шест отбора по четирима'],
      area: [68, 28],
      ages: [9, 13],
      level: 2,
      time: [5, 240, 60],
      count: 4,
      more: 4,
      fill: { fieldLength: 28, fieldWidth: 20, each: 4 },
    },
    {
      key: '30',
      name: ['six teams of five', 'sechs Fünfer-Teams', 'шест отбора по петима'],
      area: [83, 34],
      ages: [12, 99],
      level: 3,
      time: [5, 300, 60],
      count: 5,
      more: 6,
      fill: { fieldLength: 34, fieldWidth: 25, each: 5 },
    },
  ],
  intensity: 'high',
  more: { coaches: 3 },
  draw({ area, count = 4 }) {
    const drawing = createSketch(area)
    const wide = (area[0] - 2 * gap) / 3
    const fields = [0, 1, 2].map((field) => {
      const getPlace = (x: number, y: number): Point => [
        field * (wide + gap) + x * wide,
        y * area[1],
      ]
      drawing.corners('cone', getPlace(0, 0), getPlace(1, 1))
      if (field === 0)
        for (const x of [0.2, 0.8]) {
          drawing.goal('mini', getPlace(x, 0), 90)
          drawing.goal('mini', getPlace(x, 1), 270)
        }
      if (field === 1) {
        drawing.zone(getPlace(0, 0), getPlace(1, 0.12))
        drawing.zone(getPlace(0, 0.88), getPlace(1, 1))
      }
      if (field === 2) {
        drawing.goal('small', getPlace(0.5, 0), 90)
        drawing.goal('small', getPlace(0.5, 1), 270)
      }
      const places: Point[] = [
        [0.5, 0.16],
        [0.2, 0.3],
        [0.8, 0.3],
        [0.44, 0.44],
        [0.66, 0.6],
      ]
      const ours = places.slice(0, count).map(([x, y]) => drawing.player('a', getPlace(x, y)))
      const theirs = places
        .slice(0, count)
        .map(([x, y]) => drawing.player('b', getPlace(0.94 - x * 0.9, 1 - y)))
      const ball = drawing.ball(ours[1] ?? '')
      return { getPlace, ours, theirs, ball }
    })
    for (const part of [0.16, 0.5, 0.84]) drawing.coach([area[0] * part, -2])
    drawing.together(() => {
      for (const { getPlace, ours, theirs, ball } of fields) {
        drawing.run(theirs[3] ?? '', getPlace(0.46, 0.58))
        drawing.run(ours[3] ?? '', getPlace(0.38, 0.5))
        drawing.pass(ball, getPlace(0.38, 0.5), { for: ours[3] ?? '' })
      }
    })
    drawing.together(() => {
      for (const { getPlace, ours, theirs, ball } of fields) {
        drawing.run(ours[2] ?? '', getPlace(0.8, 0.62))
        drawing.run(theirs[1] ?? '', getPlace(0.72, 0.72))
        drawing.pass(ball, getPlace(0.8, 0.62), { for: ours[2] ?? '' })
      }
    })
    const [left, middle, right] = fields
    drawing.together(() => {
      if (left) drawing.pass(left.ball, left.getPlace(0.8, 1))
      if (middle) drawing.run(middle.ours[2] ?? '', middle.getPlace(0.9, 0.92))
      if (right) drawing.pass(right.ball, right.getPlace(0.58, 1))
    })
    return drawing
  },
  words: {
    en: {
      title: 'Three pitches, three games',
      aim: 'A league for a large group in which every team plays all the time and has to solve a different game on every pitch.',
      setup:
        'Three pitches of {fieldLength} × {fieldWidth} m side by side, 4 m apart. {each}v{each} without keepers on each. Left: two mini goals at either end. Middle: end zones to dribble into. Right: 3 m goals that may only be hit from the attacking half.',
      rules: [
        'All three matches start and stop on the same whistle.',
        'Kick in from where the ball went out; opponents stay three metres away.',
        'After each round green stays on its pitch, yellow moves one pitch to the right.',
        'Each pitch has an adult or a player who counts aloud and writes the result down.',
        'A spare player joins the team that is behind; the next round that player changes.',
      ],
      points: [
        'Two mini goals: look for the far goal before you receive.',
        'End zones: commit a defender, then drive through the gap beside them.',
        'Middle of the 3 m goal is guarded, corners are free: pass, do not blast.',
        'Agree in ten seconds before the kick-off who stays behind the ball.',
      ],
      harder: ['A goal counts double if all have touched the ball before it.'],
      easier: ['A neutral player for the team in possession on every pitch.'],
      scoring:
        'Three points for a win, one for a draw; one more for the team that thanked its opponents first.',
      question: 'What did you have to do differently on the second pitch?',
      fault:
        'The breaks between rounds grow longer than the rounds because nobody knows where to go.',
    },
    de: {
      title: 'Drei Felder, drei Spiele',
      aim: 'Eine Liga für die große Gruppe: Jedes Team spielt ständig und muss auf jedem Feld ein anderes Spiel lösen.',
      setup:
        'Drei Felder von {fieldLength} × {fieldWidth} m nebeneinander, 4 m Abstand. Auf jedem {each} gegen {each} ohne Torwart. Links: je zwei Minitore. Mitte: Endzonen zum Eindribbeln. Rechts: Drei-Meter-Tore, Treffer nur aus der Angriffshälfte.',
      rules: [
        'Alle drei Spiele beginnen und enden mit demselben Pfiff.',
        'Eingekickt wird dort, wo der Ball ins Aus ging; die Gegner halten drei Meter Abstand.',
        'Nach jedem Durchgang bleibt Grün, Gelb rückt ein Feld nach rechts.',
        'Auf jedem Feld zählt ein Erwachsener oder Spieler laut und notiert das Ergebnis.',
        'Ein Überzähliger hilft dem Team im Rückstand; im nächsten Durchgang wechselt er.',
      ],
      points: [
        'Zwei Minitore: schon vor der Annahme zum fernen Tor schauen.',
        'Endzonen: einen Gegner binden, dann durch die Lücke daneben.',
        'Beim Drei-Meter-Tor ist die Mitte bewacht: in die Ecke passen statt draufhauen.',
        'Zehn Sekunden vor dem Anpfiff absprechen, wer hinten bleibt.',
      ],
      harder: ['Ein Tor zählt doppelt, wenn vorher alle am Ball waren.'],
      easier: ['Auf jedem Feld ein Joker für das Team in Ballbesitz.'],
      scoring:
        'Sieg drei Punkte, Remis einer; ein Zusatzpunkt für das Team, das zuerst abklatscht.',
      question: 'Was musstet ihr auf dem zweiten Feld anders machen?',
      fault: 'Die Pausen werden länger als die Spiele, weil keiner weiß, wohin er muss.',
    },
    bg: {
      title: 'Три игрища, три игри',
      aim: 'Лига за голяма група: всеки отбор играе непрекъснато и на всяко игрище решава различна задача.',
      setup:
        'Три игрища {fieldLength} × {fieldWidth} м едно до друго на 4 м. На всяко {each} срещу {each} без вратари. Ляво: по две малки врати. Средно: крайни зони за влизане с топка. Дясно: триметрови врати, гол само от предната половина.',
      rules: [
        'Трите мача започват и свършват с една и съща свирка.',
        'Топката се вкарва с крак там, където е излязла; противникът е на три метра.',
        'След всяка серия зелените остават, жълтите минават едно игрище надясно.',
        'На всяко игрище възрастен или играч брои на глас и записва резултата.',
        'Излишен играч помага на изоставащия отбор; в следващата серия се сменя.',
      ],
      points: [
        'Две малки врати: погледни към далечната още преди да поемеш.',
        'Крайни зони: привлечи защитник и мини през пролуката до него.',
        'Средата на триметровата врата е пазена: подай в ъгъла, не бий силно.',
        'Десет секунди преди началото се разберете кой остава отзад.',
      ],
      harder: ['Гол след докосване от всички се брои двойно.'],
      easier: ['Неутрален играч за владеещия отбор на всяко игрище.'],
      scoring:
        'Победа – три точки, равен – една; още една за отбора, който пръв поздрави противника.',
      question: 'Какво трябваше да промените на второто игрище?',
      fault: 'Почивките стават по-дълги от игрите, защото никой не знае къде да отиде.',
    },
  },
}
