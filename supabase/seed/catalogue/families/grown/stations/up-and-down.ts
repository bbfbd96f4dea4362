/** Many small pitches side by side; winners go up, losers down. */
import { createSketch } from '../../../create-sketch'
import type { Exercise, Point } from '../kit'

const pitch: Point = [13, 16]
const gap = 3

export const upAndDown: Exercise = {
  key: 'up-and-down',
  sizes: [
    {
      key: '20',
      name: ['20 players', '20 Spieler', '20 играчи'],
      area: [77, 16],
      ages: [9, 13],
      level: 2,
      time: [7, 120, 60],
      count: 5,
      more: 4,
      fill: { fields: 5 },
    },
    {
      key: '24',
      name: ['24 players', '24 Spieler', '24 играчи'],
      area: [93, 16],
      ages: [12, 99],
      level: 3,
      time: [7, 120, 90],
      count: 6,
      more: 4,
      fill: { fields: 6 },
    },
  ],
  intensity: 'high',
  kind: {
    topic: 'defending_1v1',
    moment: null,
    phase: 'game',
    practice_type: 'small_sided_game',
    corners: ['psychological', 'social'],
  },
  more: { coaches: 2 },
  draw({ area, count = 5 }) {
    const drawing = createSketch(area)
    const fields = Array.from({ length: count }, (_, index) => {
      const left = index * (pitch[0] + gap)
      const getPlace = (x: number, y: number): Point => [left + x * pitch[0], y * pitch[1]]
      drawing.corners('marker', getPlace(0, 0), getPlace(1, 1))
      drawing.goal('mini', getPlace(0.5, 0), 90)
      drawing.goal('mini', getPlace(0.5, 1), 270)
      const one = drawing.player('a', getPlace(0.3, 0.3))
      const mate = drawing.player('a', getPlace(0.76, 0.24))
      const rival = drawing.player('b', getPlace(0.34, 0.6))
      const cover = drawing.player('b', getPlace(0.62, 0.76))
      const ball = drawing.ball(one)
      drawing.ball(getPlace(0.88, 1.06))
      return { getPlace, one, mate, rival, cover, ball }
    })
    drawing.coach([area[0] / 2, -2])
    drawing.coach([area[0] / 2, pitch[1] + 2])
    drawing.together(() => {
      for (const { getPlace, mate, rival, cover, ball } of fields) {
        drawing.run(rival, getPlace(0.32, 0.48))
        drawing.run(mate, getPlace(0.82, 0.5))
        drawing.run(cover, getPlace(0.68, 0.68))
        drawing.pass(ball, getPlace(0.82, 0.5), { for: mate })
      }
    })
    drawing.together(() => {
      for (const { getPlace, one, cover, ball } of fields) {
        drawing.run(cover, getPlace(0.6, 0.66))
        drawing.run(one, getPlace(0.42, 0.76))
        drawing.pass(ball, getPlace(0.42, 0.76), { for: one })
      }
    })
    drawing.together(() => {
      for (const { getPlace, ball } of fields) drawing.pass(ball, getPlace(0.5, 1))
    })
    return drawing
  },
  words: {
    en: {
      title: 'Up and down the ladder',
      aim: 'Very many duels for a large group: partners meet opponents of their own strength, because winners move up and losers down.',
      setup:
        '{fields} pitches of 13 × 16 m in a row, 3 m apart, a mini goal on each short side. Two players in green and two in yellow on every pitch, a spare ball beside the goal. The pitch on the far right is the top.',
      rules: [
        'Two play two for the length of a round; kick in from the line when the ball is out.',
        'Goals count only from the opponents’ half, nobody stands in a goal.',
        'Winners move one pitch to the right, losers one to the left.',
        'A draw is decided by who scored last; without a goal by paper, scissors, stone.',
        'With two players too many they rest as referees on the top pitch and come in at the bottom.',
      ],
      points: [
        'Attack at once while the second defender is still far away.',
        'One presses the ball, the other covers half a step behind and inside.',
        'After the pass run past your opponent, do not admire it.',
        'At a loss both turn round in the same second.',
      ],
      harder: ['Change partners after every round: each player collects points alone.'],
      easier: ['Pitches 2 m longer, goals count from anywhere.'],
      scoring: 'Win: two points, draw: one, and one extra for each round on the top pitch.',
      question: 'What did you change when you met the same pair again?',
      fault: 'Both attack the ball carrier together and the pass behind them is free.',
    },
    de: {
      title: 'Kaiserturnier: auf und ab',
      aim: 'Sehr viele Duelle für eine große Gruppe: Weil Sieger auf- und Verlierer absteigen, treffen bald gleich Starke aufeinander.',
      setup:
        '{fields} Felder von 13 × 16 m nebeneinander mit 3 m Abstand, auf jeder Schmalseite ein Minitor. Auf jedem Feld zwei Grüne gegen zwei Gelbe, ein Ersatzball neben dem Tor. Das Feld ganz rechts ist das Kaiserfeld.',
      rules: [
        'Zwei gegen zwei für die Dauer eines Durchgangs; Ausbälle werden eingekickt.',
        'Tore zählen nur aus der gegnerischen Hälfte, niemand stellt sich ins Tor.',
        'Sieger gehen ein Feld nach rechts, Verlierer eines nach links.',
        'Bei Gleichstand gewinnt das letzte Tor, ohne Tor entscheidet Schere, Stein, Papier.',
        'Zwei Überzählige pfeifen auf dem Kaiserfeld und steigen unten wieder ein.',
      ],
      points: [
        'Sofort angreifen, solange der zweite Verteidiger weit weg ist.',
        'Einer stellt den Ball, der andere sichert einen halben Schritt dahinter innen.',
        'Nach dem Pass am Gegner vorbei durchlaufen, nicht zuschauen.',
        'Bei Ballverlust drehen beide in derselben Sekunde um.',
      ],
      harder: ['Nach jedem Durchgang neue Partner: Jeder sammelt Punkte für sich.'],
      easier: ['Felder 2 m länger, Tore zählen von überall.'],
      scoring:
        'Sieg zwei Punkte, Unentschieden einer, dazu einer für jeden Durchgang auf dem Kaiserfeld.',
      question: 'Was habt ihr geändert, als ihr dasselbe Paar wieder getroffen habt?',
      fault: 'Beide gehen auf den Ballführenden, der Pass in den Rücken ist frei.',
    },
    bg: {
      title: 'Стълбица: нагоре и надолу',
      aim: 'Много двубои за голяма група: победителите се качват, загубилите слизат и скоро срещат равни по сила.',
      setup:
        '{fields} игрища 13 × 16 м едно до друго на 3 м, на всяка къса страна по малка врата. На всяко игрище двама зелени срещу двама жълти, резервна топка до вратата. Най-дясното игрище е върхът.',
      rules: [
        'Двама срещу двама през цялата серия; аутите се вкарват с крак.',
        'Головете важат само от чуждата половина, никой не застава във вратата.',
        'Победителите минават едно игрище надясно, загубилите – едно наляво.',
        'При равен резултат решава последният гол, без голове – камък, ножица, хартия.',
        'Двама в повече са съдии на върха и влизат отново най-долу.',
      ],
      points: [
        'Атакувай веднага, докато вторият защитник е далеч.',
        'Единият спира топката, другият пази половин крачка зад него, навътре.',
        'След паса мини покрай противника, не гледай отстрани.',
        'При загуба и двамата се обръщат в същата секунда.',
      ],
      harder: ['След всяка серия нови партньори: всеки събира точки сам.'],
      easier: ['Игрищата са с 2 м по-дълги, головете важат отвсякъде.'],
      scoring: 'Победа – две точки, равен – една, и още една за всяка серия на върха.',
      question: 'Какво променихте, когато отново срещнахте същата двойка?',
      fault: 'И двамата нападат водещия и пасът зад гърба им е свободен.',
    },
  },
}
