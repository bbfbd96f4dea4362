/** Weak-foot football tennis in fours. */
import { type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const weakFootNet: Exercise = {
  key: 'weak-foot-net',
  kind: { topic: 'first_touch', phase: 'warm_up', practice_type: 'fun_game' },
  sizes: createSizes(
    [[12, 8], [10, 13], 2, [5, 105, 30], { more: 0 }],
    [[16, 9], [14, 99], 3, [5, 120, 30], { more: 2 }],
  ),
  intensity: 'low',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    drawing.gears('pole', [at(0.5, 0), at(0.5, 1)])
    drawing.gears('hurdle', [at(0.5, 0.2), at(0.5, 0.4), at(0.5, 0.6), at(0.5, 0.8)])
    const left = drawing.player('a', at(0.16, 0.3))
    const near = drawing.player('a', at(0.28, 0.76))
    const right = drawing.player('b', at(0.84, 0.7))
    const front = drawing.player('b', at(0.7, 0.24))
    const ball = drawing.ball(left)
    drawing.together(() => {
      drawing.run(right, at(0.8, 0.64))
      drawing.pass(ball, at(0.8, 0.64), { kind: 'lofted', for: right })
    })
    drawing.together(() => {
      drawing.run(front, at(0.66, 0.3))
      drawing.pass(ball, at(0.66, 0.3), { kind: 'lofted', for: front })
    })
    drawing.together(() => {
      drawing.run(near, at(0.24, 0.64))
      drawing.pass(ball, at(0.24, 0.64), { kind: 'lofted', for: near })
    })
    drawing.together(() => {
      drawing.run(left, at(0.34, 0.36))
      drawing.pass(ball, at(0.34, 0.36), { kind: 'lofted', for: left })
    })
    drawing.together(() => {
      drawing.run(right, at(0.86, 0.76))
      drawing.pass(ball, at(0.86, 0.76), { kind: 'lofted', for: right })
    })
    return drawing
  },
  words: {
    en: {
      title: 'Weak-foot football tennis',
      aim: 'Feel the ball in the air with the weaker foot: soft touch, right height, calm standing leg.',
      setup:
        'Court of {l} × {w} m with a low net: two poles and four hurdles. Two against two, one ball. Serve from the hand.',
      rules: [
        'Drop the ball and serve over the net with the weaker foot.',
        'One bounce is allowed before each touch; three touches per side.',
        'The touch over the net is always with the weaker foot; the others are free.',
        'Thigh and chest are allowed, heads are not.',
        'Point after a double bounce or a ball out; the partners serve in turn and change sides at seven.',
      ],
      points: [
        'Foot low and under the ball, ankle firm, lift from the knee.',
        'First touch high and towards the net, so that your partner can move under it.',
        'Stand on the front part of the foot: the standing leg hops into position.',
      ],
      harder: ['No bounce on the receiving side after the first touch.'],
      easier: ['Catching is allowed once per rally: then drop and play.'],
      scoring: 'Rally game to seven; a point won with three weak-foot touches counts double.',
      question: 'Which part of the foot gives you the most control in the air?',
      fault: 'The knee is stiff and the toe points up: the ball shoots backwards.',
    },
    de: {
      title: 'Fußballtennis mit dem schwachen Fuß',
      aim: 'Den Ball in der Luft mit dem schwächeren Fuß fühlen: weicher Kontakt, richtige Höhe, ruhiges Standbein.',
      setup:
        'Feld von {l} × {w} m mit niedrigem Netz aus zwei Stangen und vier Hürden. Zwei gegen zwei, ein Ball, Aufschlag aus der Hand.',
      rules: [
        'Ball fallen lassen und mit dem schwächeren Fuß übers Netz aufschlagen.',
        'Vor jedem Kontakt darf er einmal aufspringen; drei Kontakte je Seite.',
        'Übers Netz geht der Ball immer mit dem schwächeren Fuß, sonst ist der Fuß frei.',
        'Oberschenkel und Brust sind erlaubt, Kopf nicht.',
        'Punkt bei zweimaligem Aufspringen oder Aus; die Partner schlagen abwechselnd auf, bei sieben wird gewechselt.',
      ],
      points: [
        'Fuß tief unter den Ball, Gelenk fest, aus dem Knie heben.',
        'Erster Kontakt hoch und zum Netz, damit der Partner darunter kommt.',
        'Auf dem Vorfuß stehen: Das Standbein hüpft in Position.',
      ],
      harder: ['Nach dem ersten Kontakt darf der Ball nicht mehr aufspringen.'],
      easier: ['Einmal je Ballwechsel fangen, dann fallen lassen und spielen.'],
      scoring: 'Satz bis sieben; ein Punkt mit drei Kontakten des schwachen Fußes zählt doppelt.',
      question: 'Welche Stelle am Fuß gibt dir in der Luft die beste Kontrolle?',
      fault: 'Das Knie ist steif, die Fußspitze oben: Der Ball springt nach hinten weg.',
    },
    bg: {
      title: 'Футболен тенис със слабия крак',
      aim: 'Усещане за топката във въздуха с по-слабия крак: мек допир, точна височина, спокоен опорен крак.',
      setup:
        'Корт {l} × {w} м с ниска мрежа от два кола и четири препятствия. Двама срещу двама с една топка, начален удар от ръка.',
      rules: [
        'Пусни топката и бий началния удар над мрежата с по-слабия крак.',
        'Преди всяко докосване може да тупне веднъж; три докосвания на страна.',
        'През мрежата се играе винаги с по-слабия крак, другите докосвания са свободни.',
        'Бедро и гърди са разрешени, глава – не.',
        'Точка при второ тупване или аут; партньорите бият поред и на седем се сменят страните.',
      ],
      points: [
        'Стъпалото ниско под топката, твърд глезен, повдигане от коляното.',
        'Първото докосване е високо и към мрежата, за да влезе партньорът отдолу.',
        'Стой на предната част на стъпалото: опорният крак подскача до мястото.',
      ],
      harder: ['След първото докосване топката не бива да тупва.'],
      easier: ['Веднъж в разиграване може да се хване, после се пуска и играе.'],
      scoring: 'Гейм до седем; точка с три докосвания на слабия крак е двойна.',
      question: 'Коя част на стъпалото ти дава най-добър контрол във въздуха?',
      fault: 'Коляното е сковано, а пръстите сочат нагоре: топката отскача назад.',
    },
  },
}
