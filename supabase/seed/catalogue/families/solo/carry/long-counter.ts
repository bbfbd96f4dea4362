/** Win it, carry it thirty metres, choose the open goal. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const longCounter: Exercise = {
  key: 'long-counter',
  kind: {
    topic: 'counter_attack',
    moment: 'transition_to_attack',
    corners: ['physical', 'technical'],
  },
  sizes: createSizes(
    [[32, 20], [11, 14], 3, [8, 45, 60], { more: 4 }],
    [[42, 24], [15, 99], 4, [8, 45, 75], { more: 4 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('mini', at(1, 0.14), 180)
    drawing.goal('mini', at(1, 0.5), 180)
    drawing.goal('mini', at(1, 0.86), 180)
    drawing.zone(at(0, 0.2), at(0.28, 0.8))
    const thief = drawing.player('a', at(0.13, 0.52))
    const mate = drawing.player('a', at(0.2, 0.72))
    const passer = drawing.player('b', at(0.03, 0.34))
    const loser = drawing.player('b', at(0.05, 0.7))
    const third = drawing.player('b', at(0.25, 0.32))
    const guard = drawing.player('b', at(0.9, 0.5))
    const ball = drawing.ball(passer)
    drawing.together(() => {
      drawing.run(thief, at(0.11, 0.47))
      drawing.pass(ball, at(0.11, 0.47), { for: thief, kind: 'ground' })
    })
    moveAll(
      drawing,
      [thief, at(0.34, 0.52), at(0.62, 0.44), at(0.8, 0.3)],
      [third, at(0.34, 0.36), at(0.56, 0.34)],
      [loser, at(0.3, 0.66), at(0.5, 0.58)],
      [mate, at(0.44, 0.8), at(0.72, 0.82)],
      [guard, at(0.88, 0.4)],
    )
    drawing.pass(ball, at(1, 0.14))
    return drawing
  },
  words: {
    en: {
      title: 'Win it and carry it home',
      aim: 'After winning the ball run with it at full speed and choose late which goal is open.',
      setup:
        'Field of {l} × {w} m: a box at one end, three mini goals at the other. In the box three pass against two; one guard in front of the goals.',
      rules: [
        'The three keep the ball in the box, the two hunt it.',
        'Ball won: carry it out at once; all three may chase.',
        'The guard may leave only one goal open at a time and chooses when to step out.',
        'Finish on the ground from the last five metres; one pass to the partner is allowed.',
        'Ten passes in the box or a failed counter: a new ball, hunters change with two of the three.',
      ],
      points: [
        'First touch away from the nearest chaser, into the open field.',
        'Long touches on the straight line, arms working.',
        'Look up twice on the way: once early, once before the finish.',
        'Partner: run wide to pull the guard away.',
      ],
      harder: ['Two guards, five seconds from the win to the finish.'],
      easier: ['Only one chaser may leave the box.'],
      scoring: 'Counter goal three points, ten passes in the box one.',
      question: 'When did the guard show you which goal was open?',
      fault: 'The winner of the ball turns round and plays it safe although the field is empty.',
    },
    de: {
      title: 'Erobern und nach Hause tragen',
      aim: 'Nach dem Ballgewinn mit vollem Tempo dribbeln und spät entscheiden, welches Tor offen ist.',
      setup:
        'Feld von {l} × {w} m: an einem Ende ein Kasten, am anderen drei Minitore. Im Kasten passen drei gegen zwei; vor den Toren ein Wächter.',
      rules: [
        'Die drei halten den Ball im Kasten, die zwei jagen ihn.',
        'Ballgewinn: sofort hinausdribbeln; alle drei dürfen verfolgen.',
        'Der Wächter entscheidet, wann er herausrückt und was er offen lässt.',
        'Flacher Abschluss auf den letzten fünf Metern; ein Pass zum Partner ist erlaubt.',
        'Zehn Pässe oder ein gescheiterter Konter: neuer Ball, die Jäger tauschen mit zwei der drei.',
      ],
      points: [
        'Erster Kontakt weg vom nächsten Verfolger, ins freie Feld.',
        'Weite Kontakte auf gerader Linie, die Arme arbeiten mit.',
        'Unterwegs zweimal aufschauen: einmal früh, einmal vor dem Abschluss.',
        'Partner: breit laufen und den Wächter wegziehen.',
      ],
      harder: ['Zwei Wächter, fünf Sekunden vom Gewinn bis zum Abschluss.'],
      easier: ['Nur ein Verfolger darf den Kasten verlassen.'],
      scoring: 'Kontertor drei Punkte, zehn Pässe im Kasten einer.',
      question: 'Wann hat dir der Wächter gezeigt, welches Tor offen ist?',
      fault: 'Nach dem Ballgewinn wird abgedreht und gesichert, obwohl das Feld leer ist.',
    },
    bg: {
      title: 'Отнеми и изведи до вратата',
      aim: 'След отнемане – водене с пълна скорост и късен избор коя врата е открита.',
      setup:
        'Поле {l} × {w} м: в единия край каре, в другия – три малки врати. В карето трима си подават срещу двама; пред вратите има пазач.',
      rules: [
        'Тримата пазят топката в карето, двамата я преследват.',
        'При отнемане – веднага навън с водене; и тримата могат да гонят.',
        'Пазачът решава кога да излезе и коя врата да остави.',
        'Завършване по земя от последните пет метра; разрешен е един пас към партньора.',
        'Десет паса или неуспешна контра: нова топка, ловците се сменят с двама от тримата.',
      ],
      points: [
        'Първо докосване встрани от най-близкия преследвач, към свободното.',
        'Дълги докосвания по права линия, ръцете работят.',
        'По пътя погледни два пъти: веднъж рано, веднъж преди удара.',
        'Партньор: тичай широко и издърпай пазача.',
      ],
      harder: ['Двама пазачи, пет секунди от отнемането до завършека.'],
      easier: ['Само един преследвач може да напусне карето.'],
      scoring: 'Гол от контра – три точки, десет паса в карето – една.',
      question: 'Кога пазачът ти показа коя врата е открита?',
      fault: 'Отнелият се обръща и играе на сигурно, въпреки че теренът е празен.',
    },
  },
}
