/** Make the blocker go down, then go round. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const fakeShot: Exercise = {
  key: 'fake-shot',
  sizes: createSizes(
    [[16, 14], [9, 12], 2, [8, 60, 45]],
    [[20, 18], [13, 99], 3, [8, 75, 60], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('small', at(1, 0.5), 180)
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const server = drawing.player('a', at(0.14, 0.14))
    const shooter = drawing.player('a', at(0.22, 0.6))
    drawing.ball(drawing.player('a', at(0.02, 0.14)))
    const blocker = drawing.player('b', at(0.76, 0.56))
    drawing.player('b', at(1.05, 0.9))
    const ball = drawing.ball(server)
    playInto(drawing, ball, shooter, at(0.34, 0.56), [[blocker, at(0.62, 0.54)]])
    moveAll(drawing, [shooter, at(0.46, 0.54)], [blocker, at(0.58, 0.53)])
    moveAll(drawing, [shooter, at(0.52, 0.7), at(0.66, 0.78)], [blocker, at(0.6, 0.58)])
    drawing.shot(ball, [area[0], area[1] / 2 - 1.1])
    return drawing
  },
  words: {
    en: {
      title: 'Fake the shot, freeze the blocker',
      aim: 'Threaten a real shot so that the blocker stops, and use this half second to go past.',
      setup:
        'Field of {l} × {w} m, a 3 m goal with a keeper. A server with balls at the side, a shooter in front of goal, a blocker four metres before the goal, the next blocker beside it.',
      rules: [
        'The server passes; the blocker may rush out from the first touch.',
        'Shoot at once if the way is free.',
        'Is the blocker in the way: swing the leg as for a shot, cut the ball past and finish.',
        'The fake must be a full backswing; a second fake is allowed.',
        'After each ball server and shooter swap; the blockers change every four balls.',
      ],
      points: [
        'Same run-up, same eyes, same arm as for the real shot.',
        'Cut with inside or outside across the blocker, not into the leg.',
        'Shoot right after the cut, the keeper has moved too.',
      ],
      harder: ['The second blocker comes off the goal line after the first fake.'],
      easier: ['The blocker walks out and only stretches a leg to block.'],
      scoring:
        'Goal after a fake: three points. Direct goal: two. Block or save: one for the defence.',
      question: 'What does the blocker do when they believe the shot?',
      fault: 'The fake is done two metres too late, when the blocker already has the ball.',
    },
    de: {
      title: 'Schuss antäuschen, Blocker einfrieren',
      aim: 'So glaubhaft zum Schuss ausholen, dass der Blocker stoppt, und diese halbe Sekunde zum Vorbeigehen nutzen.',
      setup:
        'Feld von {l} × {w} m, Drei-Meter-Tor mit Torwart. Ein Zuspieler mit Bällen an der Seite, ein Schütze vor dem Tor, vier Meter vor dem Tor ein Blocker, der nächste daneben.',
      rules: [
        'Nach dem Zuspiel darf der Blocker mit dem ersten Kontakt herausrücken.',
        'Ist der Weg frei: sofort schießen.',
        'Steht der Blocker im Weg: ausholen wie zum Schuss, Ball vorbeilegen, abschließen.',
        'Zur Täuschung gehört das volle Ausholen; eine zweite ist erlaubt.',
        'Nach jedem Ball wechseln Zuspieler und Schütze, nach vier Bällen die Blocker.',
      ],
      points: [
        'Gleicher Anlauf, gleicher Blick, gleicher Arm wie beim echten Schuss.',
        'Mit Innen- oder Außenseite am Blocker vorbei, nicht in sein Bein.',
        'Gleich nach dem Haken schießen: Auch der Torwart hat sich bewegt.',
      ],
      harder: ['Nach der ersten Täuschung kommt der zweite Blocker von der Torlinie.'],
      easier: ['Der Blocker geht nur und streckt das Bein zum Blocken aus.'],
      scoring:
        'Tor nach Täuschung: drei Punkte. Direktes Tor: zwei. Block oder Parade: einer für die Abwehr.',
      question: 'Was macht der Blocker, wenn er dir den Schuss glaubt?',
      fault: 'Getäuscht wird zwei Meter zu spät, der Blocker ist schon am Ball.',
    },
    bg: {
      title: 'Лъжлив удар, който спира блокиращия',
      aim: 'Толкова истински замах за удар, че защитникът да спре, и използване на тази половин секунда за подминаване.',
      setup:
        'Поле {l} × {w} м, триметрова врата с вратар. Подаващ с топки отстрани, стрелец пред вратата, на четири метра от нея защитник, следващият е встрани.',
      rules: [
        'След паса защитникът може да излезе с първото докосване.',
        'Ако пътят е свободен – веднага удар.',
        'Ако е затворен: замах като за удар, измъкване на топката и завършване.',
        'Замахът е пълен; разрешен е и втори лъжлив удар.',
        'След всяка топка подаващият и стрелецът се сменят, защитниците – на четири топки.',
      ],
      points: [
        'Същото засилване, същият поглед, същата ръка като при истински удар.',
        'Измъкни с вътрешната или външната част покрай крака, не в него.',
        'Удряй веднага след измъкването: вратарят също е мръднал.',
      ],
      harder: ['След първия лъжлив удар от голлинията излиза и вторият защитник.'],
      easier: ['Защитникът само ходи и изпъва крак за блокиране.'],
      scoring:
        'Гол след лъжлив удар – три точки. Пряк гол – две. Блок или спасяване – една за защитата.',
      question: 'Какво прави защитникът, когато повярва на удара?',
      fault: 'Лъжливият удар закъснява с два метра и защитникът вече е на топката.',
    },
  },
}
