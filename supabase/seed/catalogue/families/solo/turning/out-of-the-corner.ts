/** Locked in a corner with two ways out. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const outOfTheCorner: Exercise = {
  key: 'out-of-the-corner',
  sizes: createSizes([[14, 14], [9, 12], 2, [8, 45, 45]], [[18, 18], [13, 99], 3, [8, 60, 60]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.gears('marker', [at(0.55, 0), at(0.55, 0.22), at(0, 0.55), at(0.22, 0.55)])
    const server = drawing.player('a', at(0.86, 0.86))
    const locked = drawing.player('a', at(0.16, 0.2))
    const presser = drawing.player('b', at(0.5, 0.46))
    drawing.ball(drawing.player('a', at(1.05, 0.7)))
    drawing.player('b', at(0.7, 0.4))
    const ball = drawing.ball(server)
    drawing.together(() => {
      drawing.run(presser, at(0.3, 0.36))
      drawing.pass(ball, at(0.12, 0.16), { for: locked, kind: 'lofted' })
      drawing.run(locked, at(0.12, 0.16))
    })
    moveAll(drawing, [locked, at(0.2, 0.1)], [presser, at(0.3, 0.22)])
    moveAll(drawing, [locked, at(0.14, 0.24), at(0.12, 0.46)], [presser, at(0.24, 0.34)])
    playInto(drawing, ball, locked, at(0.11, 0.62), [[presser, at(0.24, 0.48)]])
    drawing.pass(ball, server)
    return drawing
  },
  words: {
    en: {
      title: 'Out of the corner',
      aim: 'Get out of a corner under pressure: show one exit, turn, and leave by the other.',
      setup:
        'Square of {l} × {w} m. Two marker gates are the exits of one corner: one on each side line. An attacker in the corner, a presser in front, a server with balls in the opposite corner; a spare of each waits outside.',
      rules: [
        'The server chips the ball into the corner, the presser follows it at once.',
        'The attacker leaves by either gate, on the ball.',
        'Once outside: pass to the server within two seconds.',
        'The presser wins the ball: dribble through any gate for the point.',
        'Ten seconds per ball; then attacker, server and presser move on one role.',
      ],
      points: [
        'Get your body between ball and presser before the first turn.',
        'Move towards one exit until the presser follows, then turn hard.',
        'Turn with the foot that is further from the presser.',
        'Low hips, arm out, three quick steps through the gate.',
      ],
      harder: ['Two pressers, one starts two seconds later.'],
      easier: ['The presser starts from the server’s side and the gates are two metres wider.'],
      scoring: 'Out by the second exit after a turn: two points. Straight out: one.',
      question: 'How did you get the presser to guard the wrong gate?',
      fault: 'The attacker turns on the spot with the ball towards the presser.',
    },
    de: {
      title: 'Raus aus der Ecke',
      aim: 'Sich unter Druck aus der Ecke lösen: einen Ausgang zeigen, drehen, den anderen nehmen.',
      setup:
        'Quadrat von {l} × {w} m. Zwei Hütchentore sind die Ausgänge einer Ecke, eines auf jeder Seitenlinie. Ein Angreifer in der Ecke, ein Gegner davor, in der Ecke gegenüber ein Zuspieler mit Bällen; je einer wartet draußen.',
      rules: [
        'Der Zuspieler chippt in die Ecke, der Gegner setzt sofort nach.',
        'Der Angreifer verlässt die Ecke mit Ball durch eines der Tore.',
        'Draußen: in zwei Sekunden zum Zuspieler passen.',
        'Gewinnt der Gegner den Ball, punktet er mit Dribbling durch ein Tor.',
        'Zehn Sekunden je Ball; dann rücken alle eine Rolle weiter.',
      ],
      points: [
        'Erst den Körper zwischen Ball und Gegner bringen, dann drehen.',
        'Auf einen Ausgang zugehen, bis der Gegner folgt, dann scharf drehen.',
        'Mit dem gegnerfernen Fuß drehen.',
        'Hüfte tief, Arm raus, drei schnelle Schritte durchs Tor.',
      ],
      harder: ['Zwei Gegner, der zweite startet zwei Sekunden später.'],
      easier: ['Der Gegner startet beim Zuspieler, die Tore sind zwei Meter breiter.'],
      scoring: 'Durch den zweiten Ausgang nach einer Drehung: zwei Punkte. Direkt hinaus: einer.',
      question: 'Wie habt ihr den Gegner dazu gebracht, das falsche Tor zu bewachen?',
      fault: 'Der Angreifer dreht auf der Stelle, mit dem Ball zum Gegner hin.',
    },
    bg: {
      title: 'Навън от ъгъла',
      aim: 'Измъкване от ъгъл под натиск: покажи единия изход, обърни и излез през другия.',
      setup:
        'Квадрат {l} × {w} м. Две вратички от конуси са изходите на единия ъгъл, по една на всяка страна. Нападател в ъгъла, пресиращ пред него, в отсрещния ъгъл подаващ с топки; по един чака отвън.',
      rules: [
        'Подаващият прехвърля топката в ъгъла, пресиращият тръгва веднага.',
        'Нападателят излиза с топка през едната вратичка.',
        'Отвън: пас към подаващия до две секунди.',
        'При отнемане пресиращият бележи с дрибъл през вратичка.',
        'Десет секунди за топка, после всички минават в следващата роля.',
      ],
      points: [
        'Първо постави тялото между топката и пресиращия, после обръщай.',
        'Тръгни към единия изход, докато той те последва, и обърни рязко.',
        'Обръщай с крака, който е по-далеч от него.',
        'Нисък таз, ръка встрани, три бързи крачки през вратичката.',
      ],
      harder: ['Двама пресиращи, вторият тръгва две секунди по-късно.'],
      easier: ['Пресиращият тръгва от подаващия, вратичките са с два метра по-широки.'],
      scoring: 'През втория изход след обръщане – две точки. Направо навън – една.',
      question: 'Как накара пресиращия да пази грешната вратичка?',
      fault: 'Нападателят се върти на място с топката към пресиращия.',
    },
  },
}
