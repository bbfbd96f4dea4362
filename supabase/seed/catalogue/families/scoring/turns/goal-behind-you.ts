/** Receiving between two goals: the colour called decides where to turn. */
import { addBench, createScale, playInto, type Exercise } from '../../grown/kit'
import { createSketch } from '../../../create-sketch'
import { goalNames } from '../ground'

export const goalBehindYou: Exercise = {
  key: 'goal-behind-you',
  kind: { practice_type: 'opposed' },
  sizes: [
    {
      key: 'small',
      name: goalNames.small,
      area: [24, 16],
      ages: [8, 10],
      level: 2,
      time: [6, 75, 60],
      fill: { goal: goalNames.small },
    },
    {
      key: 'youth',
      name: goalNames.youth,
      area: [30, 20],
      ages: [11, 14],
      level: 3,
      time: [6, 90, 60],
      fill: { goal: goalNames.youth },
    },
  ],
  intensity: 'high',
  draw({ key, area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    const goal = key === 'small' ? 'small' : 'youth'
    drawing.corners('cone')
    drawing.goal(goal, at(0, 0.5), 0)
    drawing.goal(goal, at(1, 0.5), 180)
    drawing.keeper('b', [1, area[1] / 2])
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const server = drawing.player('a', at(0.5, 0.02))
    drawing.player('a', at(0.5, 0.98))
    const striker = drawing.player('a', at(0.5, 0.6))
    const rival = drawing.player('b', at(0.6, 0.66))
    drawing.player('b', at(0.4, 0.98))
    const ball = drawing.ball(server)
    addBench(drawing, 4, area[0] * 0.7)
    playInto(drawing, ball, striker, at(0.5, 0.4), [[rival, at(0.58, 0.5)]])
    drawing.together(() => {
      drawing.run(striker, at(0.4, 0.34), at(0.28, 0.36))
      drawing.run(rival, at(0.4, 0.46))
    })
    drawing.shot(ball, [0, area[1] / 2 + (key === 'small' ? 1 : 1.8)])
    return drawing
  },
  words: {
    en: {
      title: 'Two goals, turn away from trouble',
      aim: 'Check where the opponent is before the ball comes and turn towards the free goal.',
      setup:
        '{l} × {w} m with a {goal} and a keeper at each end. One server with balls on each long side, one striker in the middle against one opponent, the next opponent waits outside.',
      rules: [
        'The opponent starts on any side of the striker and keeps moving.',
        'The server passes when the striker asks for the ball.',
        'The striker may score in either goal, best the one the opponent has left open.',
        'If the opponent wins the ball, the goals are open to both.',
        'After four balls the striker serves, the server defends, the opponent rests.',
      ],
      points: [
        'Scan twice: when the server lifts the head and just before the pass arrives.',
        'Half-turned body: you see both goals and the opponent.',
        'Take the first touch across yourself, away from the opponent’s leg.',
      ],
      harder: ['A second opponent enters with the second touch.'],
      easier: ['The opponent stands behind a cone until the first touch.'],
      scoring: 'Goal within three seconds of the pass: two points. Later: one.',
      question: 'What did you know about the opponent before you had the ball?',
      fault: 'Receiving square to the server and only then looking for a goal.',
    },
    de: {
      title: 'Zwei Tore, weg vom Gegner drehen',
      aim: 'Vor dem Zuspiel sehen, wo der Gegner ist, und zum freien Tor aufdrehen.',
      setup:
        '{l} × {w} m, an jedem Ende {goal} mit Torwart. Auf jeder Längsseite ein Passgeber mit Bällen, in der Mitte ein Stürmer gegen einen Gegner, der nächste Gegner wartet außen.',
      rules: [
        'Der Gegner beginnt irgendwo neben dem Stürmer und bleibt in Bewegung.',
        'Der Pass kommt, wenn der Stürmer ihn fordert.',
        'Der Stürmer darf auf beide Tore schießen, am besten auf das offen gelassene.',
        'Erobert der Gegner den Ball, gelten beide Tore für beide.',
        'Nach vier Bällen: Stürmer passt, Passgeber verteidigt, Gegner pausiert.',
      ],
      points: [
        'Zweimal schauen: wenn der Passgeber den Kopf hebt und kurz vor der Annahme.',
        'Halb offene Stellung: So siehst du beide Tore und den Gegner.',
        'Den ersten Kontakt quer vor den Körper legen, weg vom Bein des Gegners.',
      ],
      harder: ['Mit dem zweiten Kontakt greift ein zweiter Gegner ein.'],
      easier: ['Der Gegner steht bis zum ersten Kontakt hinter einem Hütchen.'],
      scoring: 'Tor binnen drei Sekunden nach dem Pass: zwei Punkte. Später: einer.',
      question: 'Was wusstest du über den Gegner, bevor du den Ball hattest?',
      fault: 'Frontal zum Passgeber annehmen und erst dann ein Tor suchen.',
    },
    bg: {
      title: 'Две врати: обърни се към свободната',
      aim: 'Преди паса виж къде е противникът и се обърни към свободната врата.',
      setup:
        '{l} × {w} м, на двата края {goal} с вратар. На всяка дълга страна има подаващ с топки, в средата – нападател срещу един противник, следващият противник чака отвън.',
      rules: [
        'Противникът започва някъде до нападателя и не спира да се движи.',
        'Пасът идва, когато нападателят го поиска.',
        'Нападателят може да вкара във всяка врата, най-добре в оставената свободна.',
        'Ако противникът отнеме топката, и двамата атакуват която врата искат.',
        'След четири топки: нападателят подава, подаващият пази, противникът почива.',
      ],
      points: [
        'Погледни два пъти: когато подаващият вдигне глава и точно преди приемането.',
        'Полуотворено тяло: виждаш двете врати и противника.',
        'Първото докосване е напречно пред теб, далеч от крака на противника.',
      ],
      harder: ['С второто докосване се включва втори противник.'],
      easier: ['До първото докосване противникът стои зад конус.'],
      scoring: 'Гол до три секунди след паса – две точки. По-късно – една.',
      question: 'Какво знаеше за противника, преди да получиш топката?',
      fault: 'Приемане с лице към подаващия и чак тогава търсене на врата.',
    },
  },
}
