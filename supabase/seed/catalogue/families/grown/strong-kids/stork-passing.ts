/** Ball games on one leg in pairs. */
import { createSketch } from '../../../create-sketch'
import type { Exercise } from '../kit'
import { older, younger } from './sizes'

export const storkPassing: Exercise = {
  key: 'stork-passing',
  sizes: [younger, older],
  intensity: 'low',
  kind: { topic: 'coordination' },
  draw({ area: [length, width], count = 10 }) {
    const drawing = createSketch([length, width])
    drawing.corners('marker')
    const half = count / 2
    const places = Array.from({ length: half }, (_, index) => ((index + 0.5) / half) * length)
    const upper = places.map((x) => drawing.player('a', [x, width * 0.34]))
    const lower = places.map((x) => drawing.player('a', [x, width * 0.58]))
    const balls = upper.map((id) => drawing.ball(id))
    drawing.coach([length / 2, -1.5])
    drawing.together(() => {
      for (const [index, ball] of balls.entries())
        drawing.pass(ball, lower[index] ?? '', { kind: 'lofted' })
    })
    drawing.together(() => {
      for (const [index, ball] of balls.entries())
        drawing.pass(ball, upper[index] ?? '', { kind: 'lofted' })
    })
    drawing.together(() => {
      for (const [index, id] of lower.entries()) drawing.run(id, [places[index] ?? 0, width * 0.68])
    })
    return drawing
  },
  words: {
    en: {
      title: 'Stork passing',
      aim: 'Keep balance on one leg while hands and the free foot are busy with a ball.',
      setup:
        'Pairs four steps apart on {l} × {w} m, a ball for two, {n} children. Boots tied, even ground. Every thirty seconds the standing leg changes.',
      rules: [
        'Both partners stand on one leg; one throws underarm, the other catches.',
        'Next: the catcher plays the ball back with the inside of the free foot.',
        'Ten passes without putting the foot down, then a step further apart.',
        'Who puts the foot down gives the partner a wish: a low, wide or high ball.',
        'Change the leg on the signal, and the partner after every round.',
      ],
      points: [
        'Soft standing knee, toes grip the ground.',
        'Throw so that your partner can do it: you are a team.',
        'Look at the ball, not at your own foot.',
      ],
      harder: [
        'Circle the ball once round the waist before each throw.',
        'Partner throws one hand’s width to the left or right.',
      ],
      easier: ['Roll the ball; the free toes may rest on the ground.'],
      scoring: 'The pair’s record: passes in a row without a foot down.',
      question: 'Which leg is your stork leg, and can the other one learn it?',
      fault: 'Hard throws at each other instead of a record together.',
    },
    de: {
      title: 'Storchenpass',
      aim: 'Auf einem Bein die Balance halten, während Hände und freier Fuß mit dem Ball arbeiten.',
      setup:
        'Paare mit vier Schritten Abstand auf {l} × {w} m, ein Ball zu zweit, {n} Kinder. Schuhe gebunden, ebener Boden. Alle dreißig Sekunden wechselt das Standbein.',
      rules: [
        'Beide stehen auf einem Bein; eines wirft von unten, das andere fängt.',
        'Danach: Das fangende Kind spielt mit der Innenseite des freien Fußes zurück.',
        'Zehn Pässe ohne Absetzen, dann einen Schritt weiter auseinander.',
        'Wer absetzt, erfüllt einen Wunsch: flacher, weiter oder hoher Ball.',
        'Auf das Zeichen das Bein wechseln, nach jedem Durchgang den Partner.',
      ],
      points: [
        'Weiches Standknie, die Zehen greifen in den Boden.',
        'So werfen, dass der Partner es schafft: Ihr seid ein Team.',
        'Auf den Ball schauen, nicht auf den eigenen Fuß.',
      ],
      harder: [
        'Vor jedem Wurf den Ball einmal um die Hüfte kreisen.',
        'Der Partner wirft eine Handbreit nach links oder rechts.',
      ],
      easier: ['Den Ball rollen; die freien Zehen dürfen den Boden berühren.'],
      scoring: 'Rekord des Paares: Pässe in Folge ohne Absetzen.',
      question: 'Welches ist dein Storchenbein, und kann das andere es auch lernen?',
      fault: 'Harte Würfe gegeneinander statt eines gemeinsamen Rekords.',
    },
    bg: {
      title: 'Щъркелски пас',
      aim: 'Равновесие на един крак, докато ръцете и свободният крак работят с топката.',
      setup:
        'Двойки на четири крачки една от друга на {l} × {w} м, една топка за двама, {n} деца. Вързани обувки, равна земя. На всеки трийсет секунди се сменя опорният крак.',
      rules: [
        'Двамата са на един крак; единият хвърля отдолу, другият хваща.',
        'После ловецът връща с вътрешната страна на свободния крак.',
        'Десет паса без стъпване, после една крачка по-далеч.',
        'Който стъпи, изпълнява желание: ниска, широка или висока топка.',
        'При сигнал се сменя кракът, а след всяка серия – партньорът.',
      ],
      points: [
        'Меко опорно коляно, пръстите хващат земята.',
        'Хвърляй така, че партньорът да успее: вие сте отбор.',
        'Гледай топката, не своето стъпало.',
      ],
      harder: [
        'Преди хвърляне завърти топката веднъж около кръста.',
        'Партньорът хвърля на педя вляво или вдясно.',
      ],
      easier: ['Топката се търкаля; свободните пръсти могат да опират в земята.'],
      scoring: 'Рекорд на двойката: поредни пасове без стъпване.',
      question: 'Кой е твоят щъркелов крак и може ли и другият да се научи?',
      fault: 'Силни хвърляния един срещу друг вместо общ рекорд.',
    },
  },
}
