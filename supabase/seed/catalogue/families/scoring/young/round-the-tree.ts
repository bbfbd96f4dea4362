/** Two race round their tree to one ball; the first shoots, the other chases. */
import { type Exercise } from '../../grown/kit'
import { createYoungGround, createYoungSizes } from './sizes'

export const roundTheTree: Exercise = {
  key: 'round-the-tree',
  kind: { practice_type: 'opposed', corners: ['physical', 'technical'] },
  sizes: createYoungSizes([14, 14], [18, 16]),
  intensity: 'high',
  draw(size) {
    const { drawing, at, upper } = createYoungGround(size)
    const fox = drawing.player('a', at(0.3, 0.3))
    const bear = drawing.player('b', at(0.3, 0.7))
    drawing.player('a', at(0.06, 0.14))
    drawing.player('b', at(0.06, 0.86))
    drawing.gears('cone', [at(0.14, 0.36), at(0.14, 0.64)])
    const ball = drawing.ball(at(0.5, 0.48))
    drawing.coach(at(0.5, 1.12))
    for (const x of [0.56, 0.62]) drawing.ball(at(x, 1.12))
    drawing.together(() => {
      drawing.run(fox, at(0.14, 0.28), at(0.1, 0.4), at(0.28, 0.46))
      drawing.run(bear, at(0.14, 0.74), at(0.1, 0.62), at(0.26, 0.56))
    })
    drawing.together(() => {
      drawing.run(fox, at(0.49, 0.46))
      drawing.run(bear, at(0.42, 0.56))
      drawing.pass(ball, at(0.49, 0.46), { for: fox })
    })
    drawing.together(() => {
      drawing.run(fox, at(0.68, 0.36))
      drawing.run(bear, at(0.6, 0.5))
    })
    drawing.shot(ball, upper)
    return drawing
  },
  words: {
    en: {
      title: 'Fox and bear round the tree',
      aim: 'Start fast, get to the ball first and shoot straight away at a free goal.',
      setup:
        '{l} × {w} m with two mini goals. A cone each as a tree for foxes and bears, a ball in the middle, spare balls with the coach. One fox and one bear run; the next two watch.',
      rules: [
        'On “Go!” fox and bear run round their own tree.',
        'Whoever reaches the ball first goes for a goal.',
        'The other one runs after and may take the ball away.',
        'Then the next fox and bear race; the coach puts a new ball in the middle.',
      ],
      points: [
        'Little steps round the tree, big steps to the ball.',
        'Push the ball ahead and shoot before the other one is there.',
        'Second? Run between ball and goal.',
      ],
      harder: ['Start sitting down or on the tummy.'],
      easier: ['Two balls in the middle: one for each.'],
      scoring: 'One goal is one nut for the team. All nuts are counted at the end.',
      question: 'Which goal was nearer and free?',
      fault: 'The first at the ball stops it with the sole and waits.',
    },
    de: {
      title: 'Fuchs und Bär um den Baum',
      aim: 'Schnell starten, zuerst am Ball sein und sofort auf ein freies Tor schießen.',
      setup:
        '{l} × {w} m mit zwei Minitoren. Je ein Hütchen als Baum für Füchse und Bären, ein Ball in der Mitte, Ersatzbälle beim Trainer. Ein Fuchs und ein Bär laufen, die nächsten zwei schauen zu.',
      rules: [
        'Auf „Los!“ laufen Fuchs und Bär um ihren eigenen Baum.',
        'Wer zuerst am Ball ist, will ein Tor schießen.',
        'Der andere läuft hinterher und darf den Ball wegnehmen.',
        'Dann rennen der nächste Fuchs und Bär; der Trainer legt einen neuen Ball hin.',
      ],
      points: [
        'Kleine Schritte um den Baum, große zum Ball.',
        'Den Ball vorlegen und schießen, bevor der andere da ist.',
        'Zweiter? Dann zwischen Ball und Tor laufen.',
      ],
      harder: ['Start aus dem Sitzen oder vom Bauch.'],
      easier: ['Zwei Bälle in der Mitte: für jeden einer.'],
      scoring: 'Ein Tor ist eine Nuss für das Team. Am Ende werden alle Nüsse gezählt.',
      question: 'Welches Tor war näher und frei?',
      fault: 'Der Erste stoppt den Ball mit der Sohle und wartet.',
    },
    bg: {
      title: 'Лисица и мечка около дървото',
      aim: 'Бърз старт, пръв до топката и веднага удар към свободна врата.',
      setup:
        '{l} × {w} м с две малки врати. По един конус е „дърво“ за лисиците и за мечките, топка в средата, резервни при треньора. Тичат една лисица и една мечка, следващите две гледат.',
      rules: [
        'На „Хайде!“ лисицата и мечката обикалят своето дърво.',
        'Който пръв стигне топката, иска да вкара гол.',
        'Другият го гони и може да отнеме топката.',
        'После тичат следващите двама; треньорът слага нова топка в средата.',
      ],
      points: [
        'Малки крачки около дървото, големи към топката.',
        'Бутни топката напред и удари, преди другият да дойде.',
        'Втори? Тичай между топката и вратата.',
      ],
      harder: ['Старт от седеж или по корем.'],
      easier: ['Две топки в средата: за всеки по една.'],
      scoring: 'Голът е орех за отбора. Накрая се броят всички орехи.',
      question: 'Коя врата беше по-близо и свободна?',
      fault: 'Първият спира топката с подметка и чака.',
    },
  },
}
