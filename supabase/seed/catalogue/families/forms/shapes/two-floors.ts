/** Two rooms with an empty landing between them: the ball changes floor through the air. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const twoFloors: Exercise = {
  key: 'two-floors',
  sizes: createSizes({
    small: [32, 18],
    large: [44, 22],
    ages: [12, 14],
    level: 3,
    time: [5, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'switching_play' },
  draw(size) {
    const board = createBoard(size)
    board.zones([0.4, 0, 0.6, 1])
    const a = board.players('a', [0.08, 0.2], [0.3, 0.12], [0.1, 0.84], [0.32, 0.7])
    const b = board.players('b', [0.18, 0.4], [0.24, 0.56])
    const c = board.players('c', [0.7, 0.2], [0.92, 0.3], [0.72, 0.84], [0.9, 0.76])
    const resting = board.players('b', [0.5, 0.3], [0.5, 0.7])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.24, 0.26]], [b(2), [0.2, 0.5]], [a(4), [0.34, 0.58]])
    board.pass(a(3), [b(1), [0.18, 0.5]], [b(2), [0.16, 0.7]])
    board.pass(a(4), [b(2), [0.2, 0.76]], [b(1), [0.26, 0.62]], [c(4), [0.92, 0.68]])
    board.loft(c(4), [0.9, 0.6], [resting(1), [0.62, 0.4]], [resting(2), [0.62, 0.64]])
    board.pass(
      c(2),
      [resting(2), [0.78, 0.58]],
      [resting(1), [0.78, 0.34]],
      [b(1), [0.46, 0.3]],
      [b(2), [0.46, 0.7]],
    )
    return board.drawing
  },
  words: {
    en: {
      title: 'Two floors',
      aim: 'Play short until the far floor is ready, then lift the ball cleanly over the landing.',
      setup:
        'Pitch of {l} × {w} m: two floors with a landing between them. Four green on one floor, four in the third colour on the other. Of four yellow defenders two hunt, two wait on the landing.',
      rules: [
        'On the lower floor four keep the ball against two.',
        'After three passes at the earliest the ball may be lifted over the landing.',
        'With the lift the two from the landing run to the upper floor, the hunters drop on to the landing.',
        'Those on the landing may catch nothing; they intercept only what is on the ground.',
        'After a win or a ball out the team that lost it provides the defenders.',
      ],
      points: [
        'Pass back before the lift: a ball rolling towards you is easy to lift.',
        'Receiving floor: spread out and agree who comes towards the ball.',
        'First touch away from where the two defenders arrive.',
        'Not the earliest lift but the one with a free receiver.',
      ],
      harder: ['Two touches on the floor on which the ball has just arrived.'],
      easier: ['The landing is empty; two new hunters start from the end line.'],
      scoring: 'Change of floor under control: one. With the first touch to a team-mate: two.',
      question: 'Which pass prepared the lift?',
      fault: 'The ball is lifted under pressure with the toe, without a look.',
    },
    de: {
      title: 'Zwei Stockwerke',
      aim: 'Kurz spielen, bis das andere Stockwerk bereit ist, dann den Ball sauber über den Treppenabsatz heben.',
      setup:
        'Feld von {l} × {w} m: zwei Stockwerke, dazwischen ein Absatz. Vier Grüne auf dem einen, vier in dritter Farbe auf dem anderen. Von vier gelben Verteidigern jagen zwei, zwei warten auf dem Absatz.',
      rules: [
        'Im ersten Stockwerk spielen vier gegen zwei.',
        'Frühestens nach drei Pässen darf der Ball über den Absatz gehoben werden.',
        'Dann laufen die beiden vom Absatz hinüber, die Jäger rücken auf den Absatz nach.',
        'Auf dem Absatz darf nur abgefangen werden, was am Boden rollt.',
        'Nach Ballgewinn oder Aus stellt das Team die Verteidiger, das den Ball verloren hat.',
      ],
      points: [
        'Vor dem Heber zurücklegen: Ein entgegenrollender Ball hebt sich leicht.',
        'Empfänger: verteilen und absprechen, wer dem Ball entgegengeht.',
        'Erster Kontakt weg von dort, wo die Verteidiger ankommen.',
        'Nicht der früheste Ball zählt, sondern der mit freiem Empfänger.',
      ],
      harder: ['Wo der Ball gerade angekommen ist, gelten zwei Kontakte.'],
      easier: ['Der Absatz ist leer, neue Jäger starten von der Grundlinie.'],
      scoring:
        'Kontrollierter Stockwerkwechsel: ein Punkt, mit dem ersten Kontakt weitergeleitet: zwei.',
      question: 'Welcher Pass hat den langen Ball vorbereitet?',
      fault: 'Unter Druck wird mit der Spitze gehoben, ohne hinzuschauen.',
    },
    bg: {
      title: 'Два етажа',
      aim: 'Къси пасове, докато другият етаж е готов, после точно повдигане на топката над площадката.',
      setup:
        'Поле {l} × {w} м: два етажа и площадка между тях. Четирима зелени на единия, четирима в трети цвят на другия. От четирима жълти защитници двама преследват, двама чакат на площадката.',
      rules: [
        'На първия етаж четирима пазят топката срещу двама.',
        'Най-рано след три паса топката може да се вдигне над площадката.',
        'Тогава двамата от площадката тичат към другия етаж, а преследвачите застават на нея.',
        'От площадката се пресича само топка по земята.',
        'След отнемане или аут защитава отборът, който е загубил топката.',
      ],
      points: [
        'Върни назад преди вдигането: идваща срещу теб топка се вдига лесно.',
        'Приемащи: разпределете се и се разберете кой излиза към топката.',
        'Първо докосване встрани от идващите защитници.',
        'Важна е не най-ранната топка, а тази към свободен.',
      ],
      harder: ['На етажа, на който топката току-що е пристигнала, се играе с две докосвания.'],
      easier: ['Площадката е празна, новите преследвачи тръгват от крайната линия.'],
      scoring: 'Овладяна смяна на етажа – точка, препредадена с първо докосване – две.',
      question: 'Кой пас подготви дългата топка?',
      fault: 'Под натиск топката се вдига с върха, без поглед.',
    },
  },
}
