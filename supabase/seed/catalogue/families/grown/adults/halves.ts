/** A match in two halves that nobody leaves. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, playInto, type Exercise } from '../kit'
import { adults, veterans } from './sizes'

export const halves: Exercise = {
  key: 'halves',
  sizes: [
    { ...veterans, area: [40, 26], count: 12, time: [5, 180, 90], fill: { front: 3, back: 2 } },
    { ...adults, area: [50, 34], count: 16, time: [5, 240, 90], fill: { front: 4, back: 3 } },
  ],
  intensity: 'medium',
  kind: { phase: 'game', practice_type: 'conditioned_game', topic: 'finishing' },
  draw({ area, count = 12 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.zone(at(0, 0), at(0.5, 1))
    drawing.zone(at(0.5, 0), at(1, 1))
    drawing.goal('youth', at(0, 0.5), 0)
    drawing.goal('youth', at(1, 0.5), 180)
    const front = count === 16 ? 4 : 3
    const back = front - 1
    drawing.keeper('a', at(0.03, 0.5))
    drawing.keeper('b', at(0.97, 0.5))
    const builders = drawing.row('a', back, at(0.2, 0.25), at(0.2, 0.75))
    const hunters = drawing.row('b', front, at(0.36, 0.14), at(0.34, 0.86))
    const strikers = drawing.row('a', front, at(0.64, 0.14), at(0.66, 0.86))
    const guards = drawing.row('b', back, at(0.8, 0.3), at(0.8, 0.7))
    const [builder = ''] = builders
    const ball = drawing.ball(builder)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(hunters[0] ?? '', at(0.28, 0.2))
      drawing.pass(ball, builders[1] ?? '')
    })
    playInto(drawing, ball, strikers[1] ?? '', at(0.58, 0.46), [[guards[0] ?? '', at(0.74, 0.4)]])
    drawing.together(() => {
      drawing.run(strikers[2] ?? '', at(0.8, 0.72))
      drawing.run(guards[1] ?? '', at(0.84, 0.62))
      drawing.pass(ball, at(0.8, 0.72), { for: strikers[2] ?? '' })
    })
    drawing.shot(ball, [area[0], area[1] / 2 + 1.9])
    return drawing
  },
  words: {
    en: {
      title: 'Two halves, no way back',
      aim: 'Many attacks and finishes without long recovery runs: passes bridge the distance, legs are saved for the box.',
      setup:
        'Pitch of {l} × {w} m, halfway line marked, youth goals with keepers. Each team has {back} players in its own half and {front} in the attacking half; nobody crosses the line. Spare balls beside both goals.',
      rules: [
        'The keeper starts with a roll to one of the builders.',
        'Build up until a forward is free, then pass across the line.',
        'After the pass one builder may join in for this attack only and walks back afterwards.',
        'Ball out: the keeper of the team that gets it starts at once.',
        'At the break builders and forwards change halves; two substitutes come in on each side.',
      ],
      points: [
        'Forwards: one shows short, one stays deep, the third waits on the far side.',
        'Builder: pass when the forward looks at you, not when you feel pressed.',
        'Defending in the minority: protect the middle and let them shoot from outside.',
        'Last three steps before the shot short, so that the thigh is not overstretched.',
      ],
      harder: ['Forwards have three touches.'],
      easier: ['Forwards do not press the build-up.'],
      scoring: 'Goal one point, goal from a first-time finish two.',
      question: 'What pass gave the forward time to turn?',
      fault:
        'The long ball is played at once, and forwards fight in the air with their backs to goal.',
    },
    de: {
      title: 'Zwei Hälften ohne Rückweg',
      aim: 'Viele Angriffe und Abschlüsse ohne lange Wege zurück: Pässe überbrücken die Strecke, die Beine bleiben frisch für den Abschluss.',
      setup:
        'Feld von {l} × {w} m mit markierter Mittellinie, Jugendtore mit Torhütern. Jedes Team hat {back} Spieler in der eigenen und {front} in der Angriffshälfte, niemand wechselt über die Linie. Ersatzbälle neben beiden Toren.',
      rules: [
        'Der Torwart rollt auf einen der Aufbauspieler ab.',
        'Aufbauen, bis ein Angreifer frei ist, dann über die Linie passen.',
        'Nach dem Pass darf einer für diesen Angriff mitgehen und geht danach zurück.',
        'Ball im Aus: Der Torwart des Teams mit Ball eröffnet sofort.',
        'In der Pause tauschen Aufbau und Angriff; je zwei Wechselspieler kommen hinein.',
      ],
      points: [
        'Angreifer: einer kurz, einer in der Tiefe, der dritte auf der fernen Seite.',
        'Aufbau: passen, wenn der Angreifer schaut, nicht, wenn es eng wird.',
        'In Unterzahl: die Mitte schützen und den Weitschuss zulassen.',
        'Die letzten drei Schritte vor dem Schuss kurz, das schont den Oberschenkel.',
      ],
      harder: ['Angreifer haben drei Kontakte.'],
      easier: ['Die Stürmer laufen den Aufbau nicht an.'],
      scoring: 'Tor ein Punkt, Direktabnahme zwei.',
      question: 'Welcher Pass gab dem Angreifer Zeit zum Aufdrehen?',
      fault:
        'Sofort kommt der lange Ball, und vorn wird mit dem Rücken zum Tor in der Luft gekämpft.',
    },
    bg: {
      title: 'Две половини без връщане',
      aim: 'Много атаки и удари без дълги връщания: пасовете изминават разстоянието, краката остават свежи за удара.',
      setup:
        'Игрище {l} × {w} м с очертан център, юношески врати с вратари. Всеки отбор има {back} играчи в своята и {front} в предната половина, никой не минава линията. Резервни топки до двете врати.',
      rules: [
        'Вратарят търкаля към един от изнасящите.',
        'Изнасяне, докато се освободи нападател, после пас през линията.',
        'След паса един може да се включи само в тази атака и се връща с ходене.',
        'Аут: вратарят на отбора с топката започва веднага.',
        'В паузата изнасящи и нападатели се сменят; влизат по двама резерви.',
      ],
      points: [
        'Нападатели: един късо, един в дълбочина, третият на далечната страна.',
        'Изнасящ: подай, когато нападателят гледа, не когато ти е тясно.',
        'В по-малко: пазете средата и оставете удара отдалеч.',
        'Последните три крачки преди удара са къси, това щади бедрото.',
      ],
      harder: ['Нападателите са с три докосвания.'],
      easier: ['Нападателите не пресират изнасянето.'],
      scoring: 'Гол – точка, гол от първо – две.',
      question: 'Кой пас даде на нападателя време да се обърне?',
      fault: 'Веднага се бие дълга топка и отпред се борят във въздуха с гръб към вратата.',
    },
  },
}
