/** One-legged strength that ends in a clean touch. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const holdAndVolley: Exercise = {
  key: 'hold-and-volley',
  sizes: createSizes(
    [13, 99],
    3,
    [
      [14, 12, 6, 8, 40, 40],
      [16, 20, 12, 8, 40, 40],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const pairs = (size.count ?? 6) / 2
    const getY = (index: number) => (index + 0.5) / pairs
    const all = Array.from({ length: pairs }, (_, index) => {
      const thrower = drawing.player('a', at(0.3, getY(index)))
      const two = drawing.player('a', at(0.66, getY(index)))
      return { two, thrower, ball: drawing.ball(thrower) }
    })
    drawing.coach([size.area[0] / 2, size.area[1] + 2])
    drawing.together(() =>
      all.forEach(({ ball, two }) => drawing.pass(ball, two, { kind: 'lofted' })),
    )
    drawing.together(() =>
      all.forEach(({ ball, thrower }) => drawing.pass(ball, thrower, { kind: 'lofted' })),
    )
    moveAll(
      drawing,
      ...all.slice(0, 3).map(({ two }, index) => [two, at(0.74, getY(index))] as const),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Sink, hold, volley',
      aim: 'One leg holds the body low and steady while the other plays the ball: strength where a shot needs it.',
      setup:
        'Pairs five metres apart in {l} × {w} m. {n} players, one ball to a pair; one throws, one works.',
      rules: [
        'Stand on one leg and sink slowly over three seconds, as deep as the knee stays steady.',
        'At the lowest point the partner throws underarm to the free foot.',
        'Volley it back with the inside into the hands, then rise over three seconds.',
        'Five times, take a step back, other leg; then swap with the thrower.',
      ],
      points: [
        'Hip back first, then the knee bends.',
        'The standing foot grips the ground with three points: heel, ball, little toe.',
        'Arms are free for balance, the look goes to the ball.',
      ],
      harder: ['The throw comes a little to the side; or finish with a small hop and hold.'],
      easier: ['A quarter squat, or the fingertips on a goalpost.'],
      scoring: 'Clean repetitions out of five: slow, steady, volley into the hands.',
      question: 'What happens to your volley when the standing leg wobbles?',
      fault: 'Fast down, fast up: count aloud, the partner throws only on “three”.',
    },
    de: {
      title: 'Senken, halten, volley',
      aim: 'Ein Bein hält den Körper tief und ruhig, das andere spielt: Kraft dort, wo ein Schuss sie braucht.',
      setup:
        'Paare mit fünf Metern Abstand in {l} × {w} m. {n} Spieler, je Paar ein Ball; einer wirft, einer arbeitet.',
      rules: [
        'Auf einem Bein stehen und über drei Sekunden sinken, so tief das Knie ruhig bleibt.',
        'Am tiefsten Punkt wirft der Partner von unten zum freien Fuß.',
        'Mit der Innenseite volley in die Hände zurück, dann über drei Sekunden aufrichten.',
        'Fünfmal, einen Schritt zurück, anderes Bein; dann mit dem Werfer tauschen.',
      ],
      points: [
        'Zuerst die Hüfte nach hinten, dann beugt sich das Knie.',
        'Der Standfuß greift mit drei Punkten: Ferse, Großzehenballen, Kleinzehenballen.',
        'Die Arme sind frei fürs Gleichgewicht, der Blick ist beim Ball.',
      ],
      harder: ['Der Wurf kommt etwas seitlich; oder mit kleinem Sprung und Halten abschließen.'],
      easier: ['Viertel-Kniebeuge oder Fingerspitzen am Torpfosten.'],
      scoring: 'Saubere Wiederholungen von fünf: langsam, ruhig, volley in die Hände.',
      question: 'Was passiert mit deinem Volley, wenn das Standbein wackelt?',
      fault: 'Schnell hinunter, schnell hinauf: laut zählen, geworfen wird erst bei „drei“.',
    },
    bg: {
      title: 'Снижи, задръж, воле',
      aim: 'Единият крак държи тялото ниско и стабилно, другият играе: сила там, където ударът я иска.',
      setup:
        'Двойки на пет метра в {l} × {w} м. {n} играчи, топка на двойка; единият хвърля, другият работи.',
      rules: [
        'Застани на един крак и се снижавай три секунди, докъдето коляното е стабилно.',
        'В най-ниската точка партньорът подхвърля отдолу към свободния крак.',
        'Върни от воле с вътрешната страна в ръцете, после се изправяй три секунди.',
        'Пет пъти, крачка назад, другият крак; после смяна с хвърлящия.',
      ],
      points: [
        'Първо тазът назад, после се сгъва коляното.',
        'Опорното стъпало държи с три точки: пета, палец и малък пръст.',
        'Ръцете са свободни за равновесие, погледът е в топката.',
      ],
      harder: ['Подхвърляне леко встрани; или завърши с малък скок и задържане.'],
      easier: ['Четвърт клек или с върховете на пръстите на гредата.'],
      scoring: 'Чисти повторения от пет: бавно, стабилно, воле в ръцете.',
      question: 'Какво става с волето ти, когато опорният крак залита?',
      fault: 'Бързо надолу, бързо нагоре: броене на глас, хвърля се чак на „три“.',
    },
  },
}
