/** Crowd one side, leave the winger alone on the other. */
import { drawPasses, moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const lonelyWinger: Exercise = {
  key: 'lonely-winger',
  kind: { practice_type: 'phase_of_play' },
  sizes: createSizes([[36, 30], [11, 14], 3, [6, 105, 45]], [[46, 42], [15, 99], 4, [6, 120, 60]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('youth', at(1, 0.5), 180)
    drawing.keeper('b', [area[0] - 1.2, area[1] / 2])
    drawing.zone(at(0, 0), at(1, 0.55))
    const back = drawing.player('a', at(0.12, 0.44))
    const full = drawing.player('a', at(0.32, 0.1))
    const inside = drawing.player('a', at(0.5, 0.2))
    const six = drawing.player('a', at(0.34, 0.36))
    const winger = drawing.player('a', at(0.56, 0.92))
    const one = drawing.player('b', at(0.44, 0.1))
    const two = drawing.player('b', at(0.58, 0.28))
    const three = drawing.player('b', at(0.44, 0.42))
    const guard = drawing.player('b', at(0.72, 0.74))
    const ball = drawing.ball(six)
    drawing.together(() => {
      drawing.run(one, at(0.38, 0.12))
      drawing.run(three, at(0.4, 0.32))
      drawing.pass(ball, full)
    })
    drawing.together(() => {
      drawing.run(six, at(0.26, 0.32))
      drawing.run(two, at(0.48, 0.27))
      drawing.pass(ball, at(0.26, 0.32), { for: six })
    })
    drawPasses(drawing, ball, [back])
    drawing.together(() => {
      drawing.run(winger, at(0.6, 0.9))
      drawing.run(guard, at(0.7, 0.82))
      drawing.run(three, at(0.34, 0.4))
      drawing.pass(ball, at(0.6, 0.9), { for: winger, kind: 'lofted' })
    })
    moveAll(
      drawing,
      [winger, at(0.68, 0.94), at(0.84, 0.86)],
      [guard, at(0.74, 0.86), at(0.8, 0.78)],
      [inside, at(0.78, 0.4)],
      [two, at(0.74, 0.5)],
    )
    playInto(drawing, ball, inside, at(0.88, 0.46), [[two, at(0.8, 0.52)]])
    drawing.shot(ball, [area[0], area[1] / 2 + 1.9])
    return drawing
  },
  words: {
    en: {
      title: 'Leave the winger alone over there',
      aim: 'Draw the opponent to one side on purpose and switch to a winger who waits for a duel on the other.',
      setup:
        'Field of {l} × {w} m with a 5 m goal and a keeper. In the marked crowded side four green play against three yellow; on the far side a green winger and one yellow full-back.',
      rules: [
        'Green keeps the ball in the crowded side; at least three passes.',
        'The winger stays on the far touchline until the switch is played.',
        'Switch in the air, driven, or by way of the centre-back behind.',
        'Winger: take on at once; two of the crowded side run in front of goal.',
        'Yellow wins it: dribble over the near line. After each attack green starts again; the crowded side changes every round.',
      ],
      points: [
        'Short passes that invite pressure, not passes for their own sake.',
        'Look across before you receive: is the winger still alone?',
        'One touch to open, one to switch; the third comes too late.',
        'Winger: wide and patient, body open, start moving as the ball comes.',
      ],
      harder: [
        'The switch must come within six passes.',
        'A second yellow defender may leave the crowd on the switch.',
      ],
      easier: ['A neutral player behind the crowd who always plays the switch.'],
      scoring: 'Switch that arrives: one point; goal from it: two more; yellow over the line: two.',
      question: 'How many yellow players did you pull across before you switched?',
      fault: 'The winger comes to meet the ball and takes the opponent along.',
    },
    de: {
      title: 'Der Flügel wartet allein',
      aim: 'Den Gegner gezielt auf eine Seite ziehen und auf den Flügel verlagern, der drüben aufs Duell wartet.',
      setup:
        'Feld von {l} × {w} m mit Fünf-Meter-Tor und Torwart. In der markierten engen Seite spielen vier Grüne gegen drei Gelbe; auf der fernen Seite warten ein grüner Flügel und ein gelber Außenverteidiger.',
      rules: [
        'Grün hält den Ball in der engen Seite, mindestens drei Pässe.',
        'Der Flügel bleibt an der fernen Linie, bis verlagert wird.',
        'Verlagern durch die Luft, scharf flach oder hinten herum.',
        'Flügel: sofort ins Duell; zwei aus der engen Seite laufen vors Tor.',
        'Ballgewinn Gelb: über die vordere Linie dribbeln. Nach jedem Angriff beginnt wieder Grün, jede Runde wechselt die enge Seite.',
      ],
      points: [
        'Kurze Pässe, die Druck anlocken, nicht um ihrer selbst willen.',
        'Vor der Annahme hinüberschauen: Ist der Flügel noch allein?',
        'Ein Kontakt zum Öffnen, einer zum Verlagern; der dritte kommt zu spät.',
        'Flügel: breit und geduldig, offen stehen, mit dem Ball in Bewegung kommen.',
      ],
      harder: [
        'Verlagerung nach höchstens sechs Pässen.',
        'Beim Verlagern darf ein zweiter Gelber die enge Seite verlassen.',
      ],
      easier: ['Ein Joker hinter der engen Seite spielt immer die Verlagerung.'],
      scoring: 'Verlagerung kommt an: ein Punkt; Tor daraus: zwei dazu; Gelb über die Linie: zwei.',
      question: 'Wie viele Gelbe hattet ihr herübergezogen, bevor ihr verlagert habt?',
      fault: 'Der Flügel kommt dem Ball entgegen und bringt den Gegner mit.',
    },
    bg: {
      title: 'Крилото чака само',
      aim: 'Нарочно привличане на противника от едната страна и прехвърляне към крилото, което чака дуел на другата.',
      setup:
        'Поле {l} × {w} м с петметрова врата и вратар. В очертаната тясна страна четирима зелени играят срещу трима жълти; на далечната чакат зелено крило и жълт бек.',
      rules: [
        'Зелените държат топката в тясната страна, поне три паса.',
        'Крилото остава до далечната линия до прехвърлянето.',
        'Прехвърляне по въздух, с остър пас или през защитника отзад.',
        'Крилото веднага влиза в дуел; двама от тясната страна тичат към вратата.',
        'При отнемане жълтите минават близката линия с дрибъл. След атака пак започват зелените; всяка серия тясната страна се сменя.',
      ],
      points: [
        'Къси пасове, които канят натиск, а не заради самите пасове.',
        'Преди да получиш, погледни отсреща: сам ли е още?',
        'Едно докосване за отваряне, едно за прехвърляне; третото е късно.',
        'Крило: широко и търпеливо, отворено тяло, тръгни с топката.',
      ],
      harder: [
        'Прехвърляне до шестия пас.',
        'При прехвърлянето втори жълт може да напусне тясната страна.',
      ],
      easier: ['Неутрален играч зад тясната страна винаги прехвърля.'],
      scoring: 'Достигнало прехвърляне – точка, гол от него – още две, жълтите през линията – две.',
      question: 'Колко жълти привлякохте, преди да прехвърлите?',
      fault: 'Крилото идва към топката и води противника със себе си.',
    },
  },
}
