/** Winger and full-back share a channel: never two of a team in it. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const onePerChannel: Exercise = {
  key: 'one-per-channel',
  sizes: createSizes({
    small: [44, 34],
    large: [58, 44],
    ages: [11, 13],
    level: 3,
    time: [4, 240, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 1, 0.2], [0, 0.8, 1, 1])
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.03, 0.5)
    const theirs = board.keeper('b', 0.97, 0.5)
    const a = board.players(
      'a',
      [0.24, 0.4],
      [0.3, 0.72],
      [0.44, 0.28],
      [0.56, 0.1],
      [0.6, 0.9],
      [0.68, 0.52],
    )
    const b = board.players(
      'b',
      [0.4, 0.46],
      [0.44, 0.64],
      [0.6, 0.42],
      [0.66, 0.16],
      [0.68, 0.82],
      [0.8, 0.54],
    )
    board.start(a(1))
    board.pass(a(4), [b(1), [0.36, 0.34]], [b(4), [0.62, 0.13]], [ours, [0.06, 0.48]])
    board.run([a(4), [0.62, 0.26]], [a(3), [0.6, 0.08]], [b(4), [0.66, 0.22]], [b(3), [0.64, 0.38]])
    board.into(
      a(3),
      [0.78, 0.08],
      [b(4), [0.76, 0.2]],
      [a(6), [0.86, 0.42]],
      [a(5), [0.82, 0.7]],
      [b(6), [0.88, 0.48]],
    )
    board.into(
      a(6),
      [0.87, 0.34],
      [theirs, [0.97, 0.46]],
      [b(5), [0.84, 0.62]],
      [b(6), [0.92, 0.42]],
    )
    board.shoot([1, 0.56], [theirs, [0.975, 0.46]])
    return board.drawing
  },
  words: {
    en: {
      title: 'One per channel',
      aim: 'Winger and full-back change height and lane: one goes in, so that the other can go out.',
      setup:
        'Pitch of {l} × {w} m with marked wide channels, youth goals, two keepers. Two teams of six outfield players.',
      rules: [
        'Of each team at most one player may be in a channel.',
        'Who comes in late must wait until the first has left it inwards.',
        'A second player in the channel gives the ball away.',
        'Defenders follow into the channel, also one only.',
        'Free play in the middle; the keepers start.',
      ],
      points: [
        'Winger: take the ball inside on the drive, not after it has stopped.',
        'Full-back: leave late, from behind the opponent’s sight.',
        'The empty channel is an invitation; somebody must accept it.',
        'One of the two always secures behind the ball.',
        'Defenders: talk. Who follows inside, who takes over outside?',
      ],
      harder: ['A channel must not be empty for longer than three seconds either.'],
      easier: ['Only the attacking halves of the channels have the rule.'],
      scoring: 'A goal after a change of lane between two players counts double.',
      question: 'Which sign told the full-back that the lane was about to get free?',
      fault: 'Winger and full-back wait for one another and the lane stays empty.',
    },
    de: {
      title: 'Nur einer im Korridor',
      aim: 'Flügelspieler und Außenverteidiger wechseln Höhe und Bahn: Einer geht hinein, damit der andere hinaus kann.',
      setup:
        'Feld von {l} × {w} m mit markierten Außenkorridoren, Jugendtore, zwei Torhüter. Sechs gegen sechs Feldspieler.',
      rules: [
        'Von jedem Team darf höchstens einer in einem Korridor sein.',
        'Wer nachrückt, wartet, bis der Erste nach innen gezogen ist.',
        'Ein Zweiter im Korridor kostet den Ball.',
        'Auch die Verteidiger folgen nur zu einem in den Korridor.',
        'In der Mitte freies Spiel; die Torhüter eröffnen.',
      ],
      points: [
        'Flügel: mit Tempo nach innen ziehen, nicht erst nach dem Stoppen.',
        'Außenverteidiger: spät und aus dem Rücken des Gegners starten.',
        'Der leere Korridor ist eine Einladung, einer muss sie annehmen.',
        'Einer von beiden sichert immer hinter dem Ball.',
        'Verteidiger: absprechen, wer innen mitgeht und wer außen übernimmt.',
      ],
      harder: ['Ein Korridor darf auch nicht länger als drei Sekunden leer sein.'],
      easier: ['Die Regel gilt nur in der Angriffshälfte.'],
      scoring: 'Tor nach einem Bahnwechsel der beiden: doppelt.',
      question: 'Welches Zeichen sagte dem Außenverteidiger, dass die Bahn frei wird?',
      fault: 'Beide warten aufeinander, und die Außenbahn bleibt leer.',
    },
    bg: {
      title: 'Само един в коридора',
      aim: 'Крилото и бекът сменят височина и коридор: единият влиза навътре, за да излезе другият навън.',
      setup:
        'Поле {l} × {w} м с очертани странични коридори, юношески врати и двама вратари. Два отбора по шестима полеви играчи.',
      rules: [
        'От всеки отбор в един коридор може да има най-много един играч.',
        'Който се включва, изчаква първият да влезе навътре.',
        'Втори играч в коридора означава загубена топка.',
        'И защитниците влизат в коридора само по един.',
        'В средата се играе свободно; вратарите започват.',
      ],
      points: [
        'Крило: влизай навътре със скорост, не след спиране.',
        'Бек: тръгвай късно, зад гърба на противника.',
        'Празният коридор е покана, някой трябва да я приеме.',
        'Единият от двамата винаги осигурява зад топката.',
        'Защитници: говорете кой влиза навътре и кой поема отвън.',
      ],
      harder: ['Коридорът не бива да остава празен повече от три секунди.'],
      easier: ['Правилото важи само в нападателната половина.'],
      scoring: 'Гол след смяна на коридорите между двамата – двойно.',
      question: 'По кой знак бекът разбра, че коридорът се освобождава?',
      fault: 'Крилото и бекът се изчакват и коридорът остава празен.',
    },
  },
}
