/** The defender shows the weak side: go there. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const shownTheWeakSide: Exercise = {
  key: 'shown-the-weak-side',
  kind: { topic: 'finishing', practice_type: 'opposed' },
  sizes: createSizes(
    [[18, 16], [10, 13], 2, [8, 60, 45]],
    [[22, 20], [14, 99], 4, [8, 60, 60], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('small', at(1, 0.5), 180)
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const server = drawing.player('a', at(0.1, 0.84))
    const attacker = drawing.player('a', at(0.26, 0.44))
    drawing.ball(drawing.player('a', at(0, 0.6)))
    const defender = drawing.player('b', at(0.58, 0.54))
    drawing.player('b', at(1.05, 0.9))
    const ball = drawing.ball(server)
    playInto(drawing, ball, attacker, at(0.34, 0.46), [[defender, at(0.5, 0.54)]])
    moveAll(drawing, [attacker, at(0.44, 0.52)], [defender, at(0.54, 0.6)])
    moveAll(
      drawing,
      [attacker, at(0.52, 0.42), at(0.66, 0.3)],
      [defender, at(0.6, 0.48), at(0.66, 0.42)],
    )
    drawing.shot(ball, [area[0], area[1] / 2 + 1.1])
    return drawing
  },
  words: {
    en: {
      title: 'Shown onto the weaker foot',
      aim: 'Turn the defender’s plan into your chance: threaten the strong side, leave by the weak one and finish with that foot.',
      setup:
        'Field of {l} × {w} m with a 3 m goal and a keeper. One attacker, a server with balls and another who waits; a defender who shows the attacker onto the weaker foot, the next beside the goal.',
      rules: [
        'The attacker tells the defender beforehand which foot is the stronger one.',
        'The defender closes the strong side from the first touch and leaves the other.',
        'One step towards the strong side as bait, then out with the weaker foot.',
        'Finish with the weaker foot within two touches of getting past.',
        'Ball won: pass to the server. Attacker, server and waiting player rotate after every ball.',
      ],
      points: [
        'Bait with the whole body, or the defender does not shift.',
        'Push the ball out of your feet: the shot needs room, not power.',
        'Low across the keeper; the inside of the foot is enough.',
      ],
      harder: ['The defender may show either side; the finish stays with the weaker foot.'],
      easier: ['The defender stands still on the strong side until the attacker is past.'],
      scoring: 'Goal with the weaker foot: three points; shot on target: one; strong foot: none.',
      question: 'Why do defenders show you onto one side, and how can you use that?',
      fault: 'The attacker cuts back onto the strong foot, into the defender’s waiting leg.',
    },
    de: {
      title: 'Auf den schwachen Fuß gedrängt',
      aim: 'Den Plan des Verteidigers nutzen: die starke Seite androhen, über die schwache weggehen und mit diesem Fuß abschließen.',
      setup:
        'Feld von {l} × {w} m mit Drei-Meter-Tor und Torwart. Ein Angreifer, ein Zuspieler mit Bällen, einer wartet; ein Verteidiger drängt auf den schwächeren Fuß, der nächste steht neben dem Tor.',
      rules: [
        'Der Angreifer sagt vorher, welcher Fuß der starke ist.',
        'Der Verteidiger stellt vom ersten Kontakt an die starke Seite zu.',
        'Ein Schritt zur starken Seite als Köder, dann mit dem schwächeren Fuß hinaus.',
        'Nach dem Vorbeigehen mit höchstens zwei Kontakten abschließen, mit dem schwächeren Fuß.',
        'Ballgewinn: Pass zum Zuspieler. Nach jedem Ball rotieren Angreifer, Zuspieler und Wartender.',
      ],
      points: [
        'Mit dem ganzen Körper ködern, sonst bewegt sich der Gegner nicht.',
        'Ball weit genug vorlegen: Der Schuss braucht Platz, keine Gewalt.',
        'Flach am Torwart vorbei ins lange Eck, die Innenseite genügt.',
      ],
      harder: ['Der Gegner darf jede Seite anbieten; abgeschlossen wird mit dem schwächeren Fuß.'],
      easier: ['Der Gegner bleibt auf der starken Seite stehen, bis der Angreifer vorbei ist.'],
      scoring:
        'Tor mit dem schwächeren Fuß: drei Punkte; Schuss aufs Tor: einer; starker Fuß: keiner.',
      question: 'Warum drängen Verteidiger auf eine Seite, und was kannst du daraus machen?',
      fault: 'Der Angreifer zieht doch auf den starken Fuß und läuft ins Bein des Gegners.',
    },
    bg: {
      title: 'Оставен на слабия крак',
      aim: 'Използване на плана на защитника: заплаха към силната страна, излизане през слабата и удар с този крак.',
      setup:
        'Поле {l} × {w} м с триметрова врата и вратар. Един нападател, подаващ с топки и един чакащ; защитник, който оставя само страната на слабия крак, следващият е до вратата.',
      rules: [
        'Нападателят предварително казва кой крак е силният.',
        'Защитникът затваря силната страна още от първото докосване.',
        'Крачка към силната страна за примамка, после навън с по-слабия крак.',
        'След подминаването – удар до две докосвания, с по-слабия крак.',
        'При отнемане – пас към подаващия. След всяка топка нападател, подаващ и чакащ се сменят.',
      ],
      points: [
        'Примамвай с цялото тяло, иначе защитникът няма да се премести.',
        'Пусни топката по-напред: ударът иска място, не сила.',
        'По земя покрай вратаря в далечния ъгъл, вътрешната част стига.',
      ],
      harder: ['Защитникът може да остави която иска страна; ударът е с по-слабия крак.'],
      easier: ['Защитникът стои на силната страна, докато нападателят го подмине.'],
      scoring: 'Гол с по-слабия крак – три точки, удар във вратата – една, със силния – нула.',
      question: 'Защо защитниците оставят едната страна и как можеш да го използваш?',
      fault: 'Нападателят все пак се връща на силния крак и влиза в крака на защитника.',
    },
  },
}
