/** Diamond with a hunter inside; the tip comes free by opposite movement. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { largeShape, smallShape } from './sizes'

export const huntedTip: Exercise = {
  key: 'hunted-tip',
  sizes: [smallShape, largeShape],
  intensity: 'medium',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.gears('cone', [at(0.04, 0.5), at(0.5, 0.04), at(0.96, 0.5), at(0.5, 0.96)])
    const foot = drawing.player('a', at(0.06, 0.46))
    drawing.ball(drawing.player('a', at(0.01, 0.62)))
    const upper = drawing.player('a', at(0.5, 0.09))
    const tip = drawing.player('a', at(0.9, 0.5))
    const lower = drawing.player('a', at(0.5, 0.91))
    const hunter = drawing.player('b', at(0.6, 0.5))
    const ball = drawing.ball(foot)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(tip, at(0.74, 0.42))
      drawing.run(hunter, at(0.64, 0.38))
      drawing.pass(ball, upper)
    })
    drawing.together(() => {
      drawing.run(lower, at(0.72, 0.78))
      drawing.run(hunter, at(0.66, 0.26))
      drawing.run(foot, at(0.34, 0.56))
      drawing.pass(ball, foot)
    })
    playInto(drawing, ball, lower, at(0.84, 0.7), [[tip, at(0.9, 0.4)]])
    moveAll(drawing, [lower, at(0.94, 0.56)])
    return drawing
  },
  words: {
    en: {
      title: 'Diamond with a hunted tip',
      aim: 'Get the ball to the tip of a diamond although it is marked: one comes, another goes, the third finds the one who is free.',
      setup:
        'Diamond of four cones, {l} m long and {w} m wide. Two players with balls at the foot, one on each side, one at the tip. A hunter inside marks the tip and may go anywhere within the diamond.',
      rules: [
        'The ball goes from the foot to a side player of your choice.',
        'The tip comes short at that moment and takes the hunter along.',
        'The far side player runs into the place the tip has left.',
        'Bounce the ball over the foot and play it to whoever is free: the tip or the runner.',
        'A ball controlled at the tip’s cone ends the turn; all move on one cone clockwise.',
      ],
      points: [
        'Tip: run towards the ball as if you really want it, or nobody follows.',
        'Far side: start when the hunter’s head turns to the ball.',
        'Foot: move inside to be playable, and keep both forward lanes in sight.',
        'One goes short, one goes long: never the same way at the same time.',
      ],
      harder: ['A second hunter starts beside the foot after the first pass.'],
      easier: ['The hunter follows the tip only and leaves the runner alone.'],
      scoring: 'Tip’s cone reached in five passes or fewer: one point; by the runner: two.',
      question: 'What made the hunter follow, and what made the hunter stay?',
      fault: 'Tip and far player both come to the ball and make the diamond small.',
    },
    de: {
      title: 'Raute mit gejagter Spitze',
      aim: 'Den Ball trotz Bewachung zur Spitze bringen: Einer kommt, einer geht, der Dritte findet den Freien.',
      setup:
        'Raute aus vier Hütchen, {l} m lang und {w} m breit. Am Fuß zwei Spieler mit Bällen, je einer an den Seiten, einer an der Spitze. Innen bewacht ein Jäger die Spitze; er darf sich in der ganzen Raute bewegen.',
      rules: [
        'Der Fuß spielt einen der beiden Seitenspieler an.',
        'In diesem Moment kommt die Spitze kurz und nimmt den Jäger mit.',
        'Der ferne Seitenspieler startet in den Raum, den die Spitze verlassen hat.',
        'Über den Fuß prallen lassen und den Freien anspielen: Spitze oder Läufer.',
        'Ist der Ball am Spitzenhütchen unter Kontrolle, wechseln alle im Uhrzeigersinn.',
      ],
      points: [
        'Spitze: so entgegenkommen, als wolltest du den Ball wirklich.',
        'Ferne Seite: los, wenn der Jäger den Kopf zum Ball dreht.',
        'Fuß: nach innen anbieten und beide Wege nach vorn im Blick haben.',
        'Einer kurz, einer lang, nie beide in dieselbe Richtung.',
      ],
      harder: ['Nach dem ersten Pass startet ein zweiter Jäger neben dem Fuß.'],
      easier: ['Der Jäger folgt nur der Spitze und lässt den Läufer frei.'],
      scoring:
        'Spitzenhütchen nach höchstens fünf Pässen erreicht: ein Punkt; durch den Läufer: zwei.',
      question: 'Was hat den Jäger mitgezogen, und wann ist er geblieben?',
      fault: 'Spitze und ferner Spieler kommen beide zum Ball, die Raute wird klein.',
    },
    bg: {
      title: 'Ромб с преследван връх',
      aim: 'Топката стига до върха на ромба, макар че е покрит: един идва, друг отива, третият намира свободния.',
      setup:
        'Ромб от четири конуса, дълъг {l} м и широк {w} м. В основата двама с топки, по един отстрани, един на върха. Вътре преследвач пази върха и може да се движи из целия ромб.',
      rules: [
        'Основата подава на единия страничен по избор.',
        'В този миг върхът идва късо и увлича преследвача.',
        'Далечният страничен се включва в освободеното място.',
        'Топката минава през основата и отива при свободния – върха или включилия се.',
        'При овладяна топка до конуса на върха всички минават на следващия по часовника.',
      ],
      points: [
        'Връх: ела към топката така, сякаш наистина я искаш.',
        'Далечен: тръгни, щом преследвачът обърне глава към топката.',
        'Основа: предложи се навътре и виждай двете линии напред.',
        'Един късо, друг дълго, никога в една посока.',
      ],
      harder: ['Втори преследвач тръгва от основата след първия пас.'],
      easier: ['Преследвачът следва само върха и оставя включилия се.'],
      scoring: 'Конусът на върха е стигнат с до пет паса – точка; от включилия се – две.',
      question: 'Какво увлече преследвача и кога той остана?',
      fault: 'Върхът и далечният идват заедно към топката и ромбът се свива.',
    },
  },
}
