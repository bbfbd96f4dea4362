/** Two matches at right angles on one square. */
import { createSketch } from '../../../create-sketch'
import { createScale, playInto, type Exercise, type Point } from '../kit'

const spots: readonly Point[] = [
  [0.1, 0.46],
  [0.3, 0.24],
  [0.3, 0.78],
  [0.56, 0.36],
  [0.6, 0.7],
  [0.44, 0.56],
]

export const crossedMatches: Exercise = {
  key: 'crossed-matches',
  sizes: [
    {
      key: '20',
      name: ['four teams of five', 'vier Fünfer-Teams', 'четири отбора по петима'],
      area: [42, 42],
      ages: [11, 14],
      level: 3,
      time: [6, 150, 60],
      count: 5,
      more: 4,
      fill: { each: 5 },
    },
    {
      key: '24',
      name: ['four teams of six', 'vier Sechser-Teams', 'четири отбора по шестима'],
      area: [50, 50],
      ages: [13, 99],
      level: 3,
      time: [6, 180, 60],
      count: 6,
      more: 4,
      fill: { each: 6 },
    },
  ],
  intensity: 'high',
  kind: { practice_type: 'conditioned_game' },
  more: { coaches: 2 },
  draw({ area, count = 5 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('small', at(0, 0.5), 0)
    drawing.goal('small', at(1, 0.5), 180)
    drawing.goal('small', at(0.5, 0), 90)
    drawing.goal('small', at(0.5, 1), 270)
    const used = spots.slice(0, count)
    const first = used.map(([x, y]) => drawing.player('a', at(x, y)))
    const second = used.map(([x, y]) => drawing.player('b', at(0.97 - x * 0.9, 0.95 - y * 0.86)))
    const third = used.map(([x, y]) => drawing.player('c', at(0.96 - y * 0.82, x * 0.8)))
    for (const [x, y] of used) drawing.player('d', at(y * 0.84 + 0.06, 0.99 - x * 0.78))
    const across = drawing.ball(first[1] ?? '')
    const down = drawing.ball(third[1] ?? '')
    drawing.coach([area[0] + 2, area[1] * 0.2])
    drawing.coach([-2, area[1] * 0.8])
    drawing.together(() => {
      drawing.pass(across, first[0] ?? '')
      drawing.pass(down, third[0] ?? '')
    })
    playInto(drawing, across, first[2] ?? '', at(0.36, 0.9), [[second[3] ?? '', at(0.5, 0.78)]])
    playInto(drawing, down, third[2] ?? '', at(0.2, 0.3))
    drawing.run(first[2] ?? '', at(0.6, 0.9))
    return drawing
  },
  words: {
    en: {
      title: 'Two matches on one square',
      aim: 'Scan all the time: two matches cross each other on the same square, so space is free for a second only.',
      setup:
        'Square of {l} × {w} m with a 3 m goal in the middle of each side. {each}v{each} from left to right with one ball, {each}v{each} from top to bottom with another: four colours, {n} players, no keepers.',
      rules: [
        'Each pair of teams plays only its own match and its own ball.',
        'No tackling or blocking in the other match; the ball of the other match is left alone.',
        'Whoever is in the way of somebody’s shot raises an arm, and the shooter waits.',
        'Goals count with the inside of the foot from inside ten metres.',
        'After each round the directions change: a new opponent and a new goal to attack.',
      ],
      points: [
        'Look twice before the ball comes: once for opponents, once for the other match.',
        'Choose the corner the other match has just left.',
        'Play short in the crowded middle, longer along the edges.',
        'Talk: a name, “time” or “man on” helps more here than anywhere.',
      ],
      harder: ['Both matches may score in all goals but their own.'],
      easier: [
        'Start with one match on the square while the other two teams rest and watch, 60 s each.',
      ],
      scoring: 'A goal is one point; a goal after a change of side round the other match is two.',
      question: 'Where did the other match give you room, and when did you notice?',
      fault: 'Eyes stay on the ball and players run into those of the other match.',
    },
    de: {
      title: 'Zwei Spiele auf einem Quadrat',
      aim: 'Ständig umschauen: Zwei Spiele kreuzen sich auf demselben Quadrat, Räume sind nur eine Sekunde lang frei.',
      setup:
        'Quadrat von {l} × {w} m mit einem Drei-Meter-Tor auf jeder Seitenmitte. Von links nach rechts {each} gegen {each} mit einem Ball, von oben nach unten {each} gegen {each} mit einem zweiten: vier Farben, {n} Spieler, ohne Torwart.',
      rules: [
        'Jedes Teampaar spielt nur sein eigenes Spiel mit seinem eigenen Ball.',
        'Kein Zweikampf und kein Block im anderen Spiel; dessen Ball bleibt unberührt.',
        'Wer in einer fremden Schussbahn steht, hebt den Arm, der Schütze wartet.',
        'Tore zählen mit der Innenseite aus höchstens zehn Metern.',
        'Nach jedem Durchgang wechselt die Richtung: neuer Gegner, neues Tor.',
      ],
      points: [
        'Zwei Blicke vor dem Ball: einer zum Gegner, einer zum anderen Spiel.',
        'Die Ecke wählen, die das andere Spiel gerade verlassen hat.',
        'In der vollen Mitte kurz, am Rand länger spielen.',
        'Namen rufen: „Zeit“ und „Hintermann“ helfen hier besonders.',
      ],
      harder: ['Beide Spiele dürfen auf alle Tore außer dem eigenen treffen.'],
      easier: ['Zuerst nur ein Spiel, die beiden anderen Teams schauen je 60 s zu.'],
      scoring: 'Tor: ein Punkt; Tor nach Seitenwechsel um das andere Spiel herum: zwei.',
      question: 'Wo hat euch das andere Spiel Platz gemacht, und wann habt ihr es gemerkt?',
      fault: 'Der Blick klebt am Ball, und man läuft in das andere Spiel hinein.',
    },
    bg: {
      title: 'Два мача в един квадрат',
      aim: 'Непрекъснато оглеждане: два мача се кръстосват в един квадрат и пространството е свободно само за секунда.',
      setup:
        'Квадрат {l} × {w} м с триметрова врата в средата на всяка страна. Отляво надясно {each} срещу {each} с една топка, отгоре надолу {each} срещу {each} с друга: четири цвята, {n} играчи, без вратари.',
      rules: [
        'Всеки два отбора играят само своя мач със своята топка.',
        'Без отнемане и пречене в другия мач; чуждата топка не се докосва.',
        'Който е на пътя на чужд удар, вдига ръка, а стрелецът изчаква.',
        'Головете са с вътрешната страна от най-много десет метра.',
        'След всяка серия посоките се сменят: нов противник и нова врата.',
      ],
      points: [
        'Два погледа преди топката: за противника и за другия мач.',
        'Избери ъгъла, който другият мач току-що е напуснал.',
        'В пълната среда играй късо, по краищата – по-дълго.',
        'Викайте имена: „време“ и „гръб“ тук помагат най-много.',
      ],
      harder: ['Двата мача могат да вкарват във всички врати освен в своята.'],
      easier: ['Отначало само един мач, другите два отбора гледат по 60 с.'],
      scoring: 'Гол – точка; гол след прехвърляне около другия мач – две.',
      question: 'Къде другият мач ви освободи място и кога го забелязахте?',
      fault: 'Погледът е в топката и играчите се блъскат в другия мач.',
    },
  },
}
