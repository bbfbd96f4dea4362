/** Two crews shoot their balls from the shore into the harbours on the other side. */
import { type Exercise } from '../../grown/kit'
import { createYoungGround, createYoungSizes } from './sizes'

export const acrossTheSea: Exercise = {
  key: 'across-the-sea',
  sizes: createYoungSizes([14, 14], [18, 16]),
  intensity: 'medium',
  draw(size) {
    const { drawing, at, upper, lower } = createYoungGround(size)
    drawing.zone(at(0.42, 0), at(0.76, 1))
    const children = [0.14, 0.38, 0.62, 0.86].map((y) => drawing.player('a', at(0.12, y)))
    const [one = '', two = '', three = '', four = ''] = children
    const balls = children.map((child) => drawing.ball(child))
    const [first = '', second = '', third = '', fourth = ''] = balls
    drawing.coach(at(0.9, 1.12))
    drawing.together(() => {
      drawing.run(one, at(0.36, 0.22))
      drawing.run(three, at(0.36, 0.64))
      drawing.run(two, at(0.24, 0.4))
      drawing.run(four, at(0.24, 0.84))
    })
    drawing.together(() => {
      drawing.shot(first, upper)
      drawing.shot(third, lower)
    })
    drawing.together(() => {
      drawing.run(two, at(0.37, 0.36))
      drawing.run(four, at(0.37, 0.8))
      drawing.run(one, at(0.6, 0.08))
      drawing.run(three, at(0.6, 0.52))
    })
    drawing.together(() => {
      drawing.shot(second, upper)
      drawing.shot(fourth, lower)
    })
    return drawing
  },
  words: {
    en: {
      title: 'Ships across the sea',
      aim: 'Children shoot often at a goal from a little distance and fetch their own ball.',
      setup:
        '{l} × {w} m. Two mini goals are harbours, in front of them a marked sea. Every child has a ball and starts on the beach at the other end.',
      rules: [
        'Dribble over the beach to the edge of the sea.',
        'Shoot the ball across the sea into a harbour.',
        'Run round the sea on the outside, fetch the ball and dribble back.',
        'Everybody starts whenever they like; look first whether the sea is free.',
      ],
      points: [
        'Put your other foot next to the ball.',
        'Kick with the laces: the toe points to the ground.',
        'Look at the harbour, then at the ball.',
      ],
      harder: ['Change the foot after each goal.'],
      easier: ['A narrower sea.'],
      scoring: 'All count together: how many ships arrive in one minute? Beat your record.',
      question: 'What do you do with your foot when the ball flies straight?',
      fault: 'Running through the sea while others are shooting.',
    },
    de: {
      title: 'Schiffe übers Meer',
      aim: 'Die Kinder schießen oft aus etwas Entfernung auf ein Tor und holen ihren Ball selbst.',
      setup:
        '{l} × {w} m. Zwei Minitore sind Häfen, davor liegt ein markiertes Meer. Jedes Kind hat einen Ball und startet am Strand auf der anderen Seite.',
      rules: [
        'Über den Strand bis ans Meer dribbeln.',
        'Den Ball über das Meer in einen Hafen schießen.',
        'Außen um das Meer laufen, den Ball holen und zurückdribbeln.',
        'Jeder startet, wann er will; erst schauen, ob das Meer frei ist.',
      ],
      points: [
        'Stell den anderen Fuß neben den Ball.',
        'Mit dem Spann schießen: Die Zehen zeigen zum Boden.',
        'Erst zum Hafen schauen, dann auf den Ball.',
      ],
      harder: ['Nach jedem Tor den Fuß wechseln.'],
      easier: ['Ein schmaleres Meer.'],
      scoring:
        'Alle zählen gemeinsam: Wie viele Schiffe kommen in einer Minute an? Schlagt euren Rekord.',
      question: 'Was macht dein Fuß, wenn der Ball gerade fliegt?',
      fault: 'Durch das Meer laufen, während andere schießen.',
    },
    bg: {
      title: 'Кораби през морето',
      aim: 'Децата често стрелят към врата от малко разстояние и сами прибират топката си.',
      setup:
        '{l} × {w} м. Двете малки врати са пристанища, пред тях е очертано „море“. Всяко дете има топка и тръгва от плажа в другия край.',
      rules: [
        'Води топката по плажа до края на морето.',
        'Удари я през морето в пристанище.',
        'Заобиколи морето отвън, вземи топката и се върни с нея.',
        'Всеки тръгва, когато иска; първо виж дали морето е свободно.',
      ],
      points: [
        'Сложи другия крак до топката.',
        'Удряй с горната част на стъпалото: пръстите сочат надолу.',
        'Погледни пристанището, после топката.',
      ],
      harder: ['След всеки гол сменяй крака.'],
      easier: ['По-тясно море.'],
      scoring: 'Всички броят заедно: колко кораба пристигат за минута? Подобрете рекорда си.',
      question: 'Какво прави кракът ти, когато топката лети право?',
      fault: 'Тичане през морето, докато другите стрелят.',
    },
  },
}
