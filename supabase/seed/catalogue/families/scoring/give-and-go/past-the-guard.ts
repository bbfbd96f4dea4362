/** Children: give-and-go past a guard into the shooting yard. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const pastTheGuard: Exercise = {
  key: 'past-the-guard',
  kind: { practice_type: 'passive_opposition', corners: ['technical', 'social'] },
  sizes: [
    createGoalSize('small', { area: [20, 14], ages: [8, 9], level: 1, time: [6, 60, 45] }),
    createGoalSize('youth', { area: [24, 16], level: 2, time: [6, 75, 45] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.42, 0), at(0.54, 1))
    const one = drawing.player('a', at(0.14, 0.36))
    const two = drawing.player('a', at(0.2, 0.72))
    drawing.player('a', at(0, 0.3))
    drawing.player('a', at(0, 0.7))
    const guard = drawing.player('b', at(0.48, 0.48))
    const ball = drawing.ball(one)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(one, at(0.3, 0.34))
      drawing.run(two, at(0.36, 0.84))
      drawing.run(guard, at(0.48, 0.38))
    })
    drawing.pass(ball, two)
    playInto(drawing, ball, one, at(0.62, 0.4), [[guard, at(0.48, 0.58)]])
    drawing.shot(ball, placeShot(-0.8))
    return drawing
  },
  words: {
    en: {
      title: 'Past the guard together',
      aim: 'Discover that a pass and a run beat a guard whom one player alone can hardly pass.',
      setup:
        '{l} × {w} m, {goal} with a keeper. A strip across the middle belongs to one guard. Two pairs with a ball each start at the open end.',
      rules: [
        'The pair goes to the strip; the guard stays inside it.',
        'Give the ball, run through the strip, get it back on the other side.',
        'Shoot at once after the strip.',
        'If the guard runs after the pass, simply dribble through.',
        'The next pair starts; a new guard after every minute.',
      ],
      points: [
        'After your pass the run is the most important thing.',
        'Helper: look at the runner, then pass ahead of the feet.',
        'Show with a hand where you want the ball.',
      ],
      harder: ['Two guards in the strip.'],
      easier: ['The guard walks.'],
      scoring:
        'Through the strip together: one. With a goal: two. The guard scores one for a catch.',
      question: 'Where did the guard look when you ran?',
      fault: 'The passer stands still and admires the pass.',
    },
    de: {
      title: 'Gemeinsam am Wächter vorbei',
      aim: 'Entdecken, dass Pass und Lauf einen Wächter schlagen, an dem einer allein kaum vorbeikommt.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Ein Streifen quer in der Mitte gehört einem Wächter. Zwei Paare mit je einem Ball starten am offenen Ende.',
      rules: [
        'Das Paar läuft auf den Streifen zu, der Wächter bleibt darin.',
        'Ball abgeben, durch den Streifen laufen, drüben zurückbekommen.',
        'Nach dem Streifen sofort schießen.',
        'Läuft der Wächter dem Pass nach, einfach durchdribbeln.',
        'Das nächste Paar beginnt; jede Minute ein neuer Wächter.',
      ],
      points: [
        'Nach deinem Pass ist der Lauf das Wichtigste.',
        'Helfer: zum Läufer schauen, dann vor seine Füße passen.',
        'Zeig mit der Hand, wohin du den Ball willst.',
      ],
      harder: ['Zwei Wächter im Streifen.'],
      easier: ['Der Wächter geht nur.'],
      scoring: 'Gemeinsam durch: ein Punkt, mit Tor zwei. Fängt der Wächter ab, bekommt er einen.',
      question: 'Wohin schaute der Wächter, als du losliefst?',
      fault: 'Der Passgeber bleibt stehen und schaut seinem Pass nach.',
    },
    bg: {
      title: 'Заедно покрай пазача',
      aim: 'Децата откриват, че с пас и бягане се минава пазач, когото сам трудно ще преодолееш.',
      setup:
        '{l} × {w} м, {goal} с вратар. Ивица напречно в средата принадлежи на един пазач. Две двойки с по топка тръгват от отворения край.',
      rules: [
        'Двойката тръгва към ивицата, пазачът остава в нея.',
        'Дай топката, пробягай през ивицата, получи я от другата страна.',
        'След ивицата – веднага удар.',
        'Ако пазачът тръгне след паса, мини с дрибъл.',
        'Започва следващата двойка; всяка минута има нов пазач.',
      ],
      points: [
        'След паса ти бягането е най-важното.',
        'Помощник: погледни бягащия и подай пред краката му.',
        'Покажи с ръка къде искаш топката.',
      ],
      harder: ['Двама пазачи в ивицата.'],
      easier: ['Пазачът само ходи.'],
      scoring: 'Заедно през ивицата – точка, с гол – две. Прихваната топка – точка за пазача.',
      question: 'Накъде гледаше пазачът, когато тръгна?',
      fault: 'Подаващият стои на място и се любува на паса.',
    },
  },
}
