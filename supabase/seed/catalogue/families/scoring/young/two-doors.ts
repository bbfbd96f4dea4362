/** One against one on two mini goals: see which door is free. */
import { type Exercise } from '../../grown/kit'
import { createYoungGround, createYoungSizes } from './sizes'

export const twoDoors: Exercise = {
  key: 'two-doors',
  kind: { practice_type: 'opposed', corners: ['technical', 'psychological'] },
  sizes: createYoungSizes([14, 14], [16, 16]),
  intensity: 'high',
  draw(size) {
    const { drawing, at, lower } = createYoungGround(size)
    const mouse = drawing.player('a', at(0.1, 0.5))
    drawing.player('a', at(0, 0.24))
    const cat = drawing.player('b', at(0.8, 0.46))
    drawing.player('b', at(1, 0.98))
    const ball = drawing.ball(mouse)
    for (const y of [0.14, 0.32]) drawing.ball(at(-0.06, y))
    drawing.coach(at(0.5, 1.12))
    drawing.together(() => {
      drawing.run(mouse, at(0.4, 0.4))
      drawing.run(cat, at(0.7, 0.4))
    })
    drawing.together(() => {
      drawing.run(mouse, at(0.52, 0.34), at(0.62, 0.56))
      drawing.run(cat, at(0.72, 0.32))
    })
    drawing.together(() => {
      drawing.run(mouse, at(0.74, 0.68))
      drawing.run(cat, at(0.78, 0.48))
    })
    drawing.shot(ball, lower)
    return drawing
  },
  words: {
    en: {
      title: 'Mouse, cat and two holes',
      aim: 'Dribble with the eyes up, see which goal is free and score before the cat is there.',
      setup:
        '{l} × {w} m with two mini goals, the mouse holes. Two mice with a ball each at one end, two cats between the holes; one mouse and one cat play at a time.',
      rules: [
        'The mouse starts with the ball, the cat comes out.',
        'The mouse may score in either hole.',
        'If the cat gets the ball, the cat dribbles it back to the mouse’s start.',
        'Then the next mouse and cat play. After four turns mice become cats.',
      ],
      points: [
        'Small touches, so that you can turn quickly.',
        'Run at one hole, then go to the other.',
        'Cat: bend your knees and be patient.',
      ],
      harder: ['The mouse has six seconds.'],
      easier: ['The cat hops on one leg for the first three steps.'],
      scoring: 'A goal is one piece of cheese. A ball brought back is one for the cat.',
      question: 'What did you look at: the ball, the cat or the hole?',
      fault: 'The mouse picks a hole at the start and never looks up again.',
    },
    de: {
      title: 'Maus, Katze und zwei Löcher',
      aim: 'Mit Blick nach vorn dribbeln, das freie Tor sehen und treffen, bevor die Katze da ist.',
      setup:
        '{l} × {w} m mit zwei Minitoren, den Mauselöchern. An einem Ende zwei Mäuse mit je einem Ball, zwischen den Löchern zwei Katzen; es spielen immer eine Maus und eine Katze.',
      rules: [
        'Die Maus startet mit Ball, die Katze kommt heraus.',
        'Die Maus darf in beide Löcher treffen.',
        'Holt die Katze den Ball, dribbelt sie ihn zum Start der Maus.',
        'Dann spielen die nächste Maus und die nächste Katze. Nach vier Runden werden Mäuse Katzen.',
      ],
      points: [
        'Kleine Kontakte, dann kannst du schnell drehen.',
        'Auf ein Loch zulaufen und dann ins andere.',
        'Katze: Knie beugen und Geduld haben.',
      ],
      harder: ['Die Maus hat sechs Sekunden.'],
      easier: ['Die Katze hüpft die ersten drei Schritte auf einem Bein.'],
      scoring: 'Ein Tor ist ein Stück Käse. Ein zurückgebrachter Ball gehört der Katze.',
      question: 'Wohin hast du geschaut: zum Ball, zur Katze oder zum Loch?',
      fault: 'Die Maus wählt am Start ein Loch und schaut nie wieder hoch.',
    },
    bg: {
      title: 'Мишка, котка и две дупки',
      aim: 'Дрибъл с вдигната глава, откриване на свободната врата и гол, преди котката да дойде.',
      setup:
        '{l} × {w} м с две малки врати – мишите дупки. В единия край две мишки с по топка, между дупките две котки; играят по една мишка и една котка.',
      rules: [
        'Мишката тръгва с топката, котката излиза.',
        'Мишката може да вкара и в двете дупки.',
        'Ако котката вземе топката, я завежда до старта на мишката.',
        'После играят следващите мишка и котка. След четири пъти мишките стават котки.',
      ],
      points: [
        'Малки докосвания, за да завиваш бързо.',
        'Тръгни към едната дупка, после иди в другата.',
        'Котка: свий коленете и имай търпение.',
      ],
      harder: ['Мишката има шест секунди.'],
      easier: ['Първите три крачки котката подскача на един крак.'],
      scoring: 'Голът е парче сирене. Върнатата топка е за котката.',
      question: 'Какво гледаше: топката, котката или дупката?',
      fault: 'Мишката избира дупка в началото и повече не вдига глава.',
    },
  },
}
