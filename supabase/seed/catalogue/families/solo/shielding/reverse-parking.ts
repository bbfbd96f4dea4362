/** Back into the gate with an opponent behind. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const reverseParking: Exercise = {
  key: 'reverse-parking',
  sizes: createSizes(
    [[16, 12], [9, 12], 2, [8, 30, 45], { more: 4 }],
    [[20, 14], [13, 99], 3, [8, 40, 60], { more: 4 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    const lanes = [0.25, 0.75].map((y) => {
      drawing.gears('marker', [at(0.82, y - 0.14), at(0.82, y + 0.14)])
      const holder = drawing.player('a', at(0.3, y))
      drawing.ball(holder)
      return { holder, opponent: drawing.player('b', at(0.42, y)), y }
    })
    for (const [x, aside, ox, oy] of [
      [0.4, 0.06, 0.5, 0.02],
      [0.5, -0.06, 0.6, -0.02],
      [0.6, -0.1, 0.69, -0.02],
      [0.72, -0.08, 0.78, 0.06],
      [0.9, -0.04, 0.84, 0.08],
    ] as const)
      drawing.together(() => {
        for (const { holder, opponent, y } of lanes)
          moveAll(drawing, [holder, at(x, y + aside)], [opponent, at(ox, y + oy)])
      })
    return drawing
  },
  words: {
    en: {
      title: 'Reverse parking',
      aim: 'Gain ground backwards with an opponent behind you: shield, feel, roll to the free side.',
      setup:
        'Two lanes, together {l} × {w} m, each with a gate near the end. One player on the ball with the back to the gate, an opponent behind at touching distance.',
      rules: [
        'The player on the ball backs towards the gate, the opponent stays between.',
        'Only inside, outside and sole; no turning before the line of the gate is two metres away.',
        'Then roll off the opponent to the free side and through the gate.',
        'A ball won is taken back over the starting line.',
        '15 seconds per attempt; change roles after each one.',
      ],
      points: [
        'Lean lightly against the opponent, the weight on the front of your feet.',
        'Ball on the far foot, a small touch with every second step.',
        'Feel from which side the pressure comes: roll off to the other.',
        'Arms wide for balance, elbows low.',
      ],
      harder: ['A second gate beside the first: the opponent cannot cover both.'],
      easier: ['The opponent only leans, without trying for the ball.'],
      scoring: 'Through the gate: two points. Still in possession after 15 seconds: one.',
      question: 'What did your back tell you that your eyes could not see?',
      fault: 'The player turns early and shows the ball to the opponent.',
    },
    de: {
      title: 'Rückwärts einparken',
      aim: 'Mit Gegner im Rücken Raum gewinnen: abschirmen, spüren, zur freien Seite abrollen.',
      setup:
        'Zwei Bahnen, zusammen {l} × {w} m, jede mit einem Hütchentor nahe dem Ende. Ein Spieler am Ball mit dem Rücken zum Tor, dahinter auf Tuchfühlung ein Gegner.',
      rules: [
        'Der Ballbesitzer schiebt sich rückwärts zum Tor, der Gegner bleibt dazwischen.',
        'Nur Innenseite, Außenseite und Sohle; gedreht wird erst zwei Meter vor der Torlinie.',
        'Dann am Gegner abrollen und durchs Tor.',
        'Ein gewonnener Ball geht zurück über die Startlinie.',
        '15 Sekunden je Versuch, danach Rollentausch.',
      ],
      points: [
        'Leicht anlehnen, Gewicht auf dem Vorfuß.',
        'Ball am fernen Fuß, bei jedem zweiten Schritt ein kleiner Kontakt.',
        'Spüren, von welcher Seite der Druck kommt: zur anderen abrollen.',
        'Arme breit für das Gleichgewicht, Ellbogen unten.',
      ],
      harder: ['Ein zweites Tor daneben: Beide kann der Gegner nicht decken.'],
      easier: ['Der Gegner lehnt sich nur an, ohne nach dem Ball zu gehen.'],
      scoring: 'Durchs Tor: zwei Punkte. Nach 15 Sekunden noch am Ball: einer.',
      question: 'Was hat dir dein Rücken verraten, das du nicht sehen konntest?',
      fault: 'Zu früh gedreht: Der Ball liegt offen vor dem Gegner.',
    },
    bg: {
      title: 'Паркиране на заден',
      aim: 'Печелене на терен с противник зад гърба: закриване, усещане, отъркулване към свободната страна.',
      setup:
        'Два коридора, общо {l} × {w} м, всеки с вратичка близо до края. Един играч с топка и гръб към вратичката, зад него на една ръка – противник.',
      rules: [
        'Играчът с топка отстъпва заднишком към вратичката, противникът е между тях.',
        'Само вътрешна част, външна част и ходило; обръща се чак на два метра от линията.',
        'После – завъртане покрай противника и през вратичката.',
        'Отнета топка се връща през стартовата линия.',
        '15 секунди за опит, след всеки ролите се сменят.',
      ],
      points: [
        'Облегни се леко, тежестта е на предната част на стъпалата.',
        'Топката е на далечния крак, леко докосване на всяка втора крачка.',
        'Усети откъде идва натискът и се завърти към другата страна.',
        'Ръцете широко за равновесие, лактите ниско.',
      ],
      harder: ['Втора вратичка до първата: противникът не може да пази и двете.'],
      easier: ['Противникът само се опира, без да търси топката.'],
      scoring: 'През вратичката – две точки. След 15 секунди още с топка – една.',
      question: 'Какво ти каза гърбът, което очите не можеха да видят?',
      fault: 'Играчът обръща рано и показва топката на противника.',
    },
  },
}
