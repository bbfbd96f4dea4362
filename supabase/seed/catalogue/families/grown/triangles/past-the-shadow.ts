/** Third man past a defender who stands in the direct lane. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, playInto, type Exercise } from '../kit'
import { matchDistances, shortDistances } from './sizes'

export const pastTheShadow: Exercise = {
  key: 'past-the-shadow',
  sizes: [shortDistances, matchDistances],
  intensity: 'medium',
  draw: ({ area }) => {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('mini', at(1, 0.25), 180)
    drawing.goal('mini', at(1, 0.75), 180)
    const starter = drawing.player('a', at(0.06, 0.5))
    drawing.ball(drawing.player('a', at(0.02, 0.66)))
    const link = drawing.player('a', at(0.55, 0.18))
    const runner = drawing.player('a', at(0.42, 0.84))
    const defender = drawing.player('b', at(0.34, 0.64))
    const ball = drawing.ball(starter)
    addBench(drawing, 4)
    playInto(drawing, ball, link, at(0.52, 0.22), [[defender, at(0.4, 0.42)]])
    playInto(drawing, ball, runner, at(0.6, 0.62), [[defender, at(0.48, 0.36)]])
    drawing.run(runner, at(0.78, 0.7))
    drawing.pass(ball, at(1, 0.75))
    return drawing
  },
  words: {
    en: {
      title: 'Third man past the cover shadow',
      aim: 'Reach a team-mate whom a defender hides, by way of the one who can be seen. Learn to read which lane the defender gives up.',
      setup:
        '{l} × {w} m with two mini goals on the far line. Two starters with balls on the near line, a link player high on one side, a runner low on the other. One defender begins on the direct line between starter and runner.',
      rules: [
        'The starter passes to the link; the defender may move from then on.',
        'If the defender jumps to the link, the link lays the ball off first time into the runner’s path.',
        'If the defender stays on the runner, the link turns and attacks alone.',
        'Finish in either mini goal within six seconds of the first pass.',
        'Starter, link and runner move on one place; after five attacks the defender changes with a starter.',
      ],
      points: [
        'Runner: leave the shadow as the first pass travels, one step is enough.',
        'Link: look over your shoulder before the ball comes, not when it is there.',
        'Lay-off in front of the runner, on the foot away from the defender.',
        'Starter: pass to the link’s far foot and follow in support.',
      ],
      harder: [
        'The defender may start anywhere and chooses whose lane is closed.',
        'The link has one touch for the lay-off and two for the turn.',
      ],
      easier: [
        'The defender announces beforehand: “I press” or “I stay”.',
        'Defender starts two metres further back.',
      ],
      scoring:
        'Goal after the right choice two points, any other goal one. Ball won by the defender: one point for the defender.',
      question: 'What did the defender do that told you to turn or to lay off?',
      fault: 'The runner waits behind the defender and calls for a ball nobody can play.',
    },
    de: {
      title: 'Der Dritte aus dem Deckungsschatten',
      aim: 'Den verdeckten Mitspieler über den anspielbaren finden. Erkennen, welchen Passweg der Verteidiger aufgibt.',
      setup:
        '{l} × {w} m, auf der hinteren Linie zwei Minitore. Zwei Starter mit Bällen auf der vorderen Linie, eine Zwischenstation hoch auf der einen, ein Läufer tief auf der anderen Seite. Ein Verteidiger beginnt genau zwischen Starter und Läufer.',
      rules: [
        'Der Starter spielt die Zwischenstation an; ab jetzt ist der Verteidiger frei.',
        'Springt er auf die Zwischenstation, legt sie direkt in den Lauf des Dritten ab.',
        'Bleibt er beim Läufer, dreht die Zwischenstation auf und geht selbst.',
        'Abschluss in eines der Minitore, höchstens sechs Sekunden nach dem ersten Pass.',
        'Die drei Angreifer rücken eine Position weiter; nach fünf Angriffen wechselt der Verteidiger.',
      ],
      points: [
        'Läufer: mit dem ersten Pass aus dem Schatten lösen, ein Schritt genügt.',
        'Zwischenstation: Schulterblick, bevor der Ball kommt.',
        'Ablage in den Lauf, auf den gegnerfernen Fuß.',
        'Starter: auf den gegnerfernen Fuß passen und nachrücken.',
      ],
      harder: [
        'Der Verteidiger wählt seinen Startplatz und damit den Weg, den er zustellt.',
        'Ein Kontakt für die Ablage, zwei für das Aufdrehen.',
      ],
      easier: [
        'Der Verteidiger sagt vorher an: „Ich presse“ oder „Ich bleibe“.',
        'Der Verteidiger beginnt zwei Meter weiter hinten.',
      ],
      scoring:
        'Tor nach richtiger Entscheidung zwei Punkte, sonst einer. Ballgewinn: ein Punkt für den Verteidiger.',
      question: 'Woran hast du erkannt, ob du aufdrehen oder ablegen musst?',
      fault: 'Der Läufer bleibt im Deckungsschatten stehen und fordert den unmöglichen Ball.',
    },
    bg: {
      title: 'Третият човек излиза от сянката',
      aim: 'Да стигнем до закрития съотборник през този, който е на открито. Да разчетем коя линия за пас оставя защитникът.',
      setup:
        '{l} × {w} м с две малки врати на далечната линия. Двама започващи с топки на близката линия, свързващ играч високо от едната страна и бягащ ниско от другата. Защитникът започва точно между започващия и бягащия.',
      rules: [
        'Започващият подава на свързващия; от този миг защитникът е свободен.',
        'Ако защитникът излезе към свързващия, той пуска от първо в хода на бягащия.',
        'Ако остане при бягащия, свързващият се обръща и атакува сам.',
        'Завършване в една от вратите до шест секунди след първия пас.',
        'Тримата минават на следващото място; след пет атаки се сменя и защитникът.',
      ],
      points: [
        'Бягащ: излез от сянката още с първия пас, една крачка стига.',
        'Свързващ: погледни през рамо, преди топката да дойде.',
        'Пускай пред бягащия, на крака, който е далеч от защитника.',
        'Започващ: подай на далечния крак и тръгни в подкрепа.',
      ],
      harder: [
        'Защитникът сам избира откъде започва и коя линия затваря.',
        'Едно докосване за пускането, две за обръщането.',
      ],
      easier: [
        'Защитникът казва предварително: „Излизам“ или „Оставам“.',
        'Защитникът започва два метра по-назад.',
      ],
      scoring:
        'Гол след вярно решение – две точки, друг гол – една. Отнета топка – точка за защитника.',
      question: 'Какво направи защитникът, та разбра дали да се обърнеш, или да пуснеш?',
      fault: 'Бягащият стои зад защитника и иска топка, която никой не може да подаде.',
    },
  },
}
