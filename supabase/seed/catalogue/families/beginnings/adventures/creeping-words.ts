/** From the line to the castle, step by step. */
import type { TaskWords } from '../kit'

export const creepingWords: Record<'wolf' | 'statues', TaskWords> = {
  wolf: {
    en: {
      title: 'What’s the time, Mr Wolf?',
      aim: 'Count touches with the ball, then turn quickly and get away from a chaser.',
      setup:
        'Field of {area} m. {n} children, a ball each, stand side by side on one end line, their home. The wolf (a grown-up) stands at the far end with a back turned to them.',
      rules: [
        'All call: “What’s the time, Mr Wolf?” The wolf says, for example, “three o’clock”.',
        'Everybody moves forward by that many touches and stops the ball.',
        'Sooner or later the wolf says “dinner time!” and comes after them.',
        'Turn, dribble home over the line; whoever is caught is a wolf cub next.',
      ],
      points: [
        'One touch, one step, one number: count aloud.',
        'Before you ask again, foot on the ball.',
        'For dinner time: drag the ball back and go.',
      ],
      more: ['Odd hours with the left foot, even ones with the right.', 'Wolf cubs dribble too.'],
      easier: ['The wolf walks and growls loudly before coming.'],
      scoring: 'A sheep for each safe return; three sheep make a flock.',
      questions: ['How do you stop so that you can turn straight away?'],
      faults: [
        'Two big kicks instead of three touches: they are near the wolf, but without a ball.',
      ],
    },
    de: {
      title: 'Wolf, wie spät ist es?',
      aim: 'Kontakte mit dem Ball abzählen, dann schnell wenden und einem Verfolger entkommen.',
      setup:
        'Feld von {area} m. {n} Kinder mit je einem Ball stehen nebeneinander auf einer Grundlinie, ihrem Zuhause. Der Wolf (ein Erwachsener) steht am anderen Ende, mit dem Rücken zu ihnen.',
      rules: [
        'Alle rufen: „Wolf, wie spät ist es?“ Der Wolf sagt zum Beispiel „drei Uhr“.',
        'Alle gehen mit so vielen Kontakten vorwärts und stoppen den Ball.',
        'Irgendwann sagt der Wolf „Essenszeit!“ und läuft los.',
        'Umdrehen und heimdribbeln; wer gefangen wird, ist als Nächstes Wölfchen.',
      ],
      points: [
        'Ein Kontakt, ein Schritt, eine Zahl: laut mitzählen.',
        'Vor der nächsten Frage steht der Fuß auf dem Ball.',
        'Bei Essenszeit: Ball mit der Sohle zurückziehen und weg.',
      ],
      more: ['Ungerade Stunden mit links, gerade mit rechts.', 'Auch Wölfchen dribbeln.'],
      easier: ['Der Wolf geht nur und knurrt vorher laut.'],
      scoring: 'Ein Schaf für jede sichere Heimkehr; drei Schafe sind eine Herde.',
      questions: ['Wie stoppst du so, dass du gleich umdrehen kannst?'],
      faults: ['Zwei weite Schüsse statt drei Kontakte: nah am Wolf, aber ohne Ball.'],
    },
    bg: {
      title: 'Вълчо, колко е часът?',
      aim: 'Детето брои докосвания на топката, после бързо се обръща и бяга от преследвач.',
      setup:
        'Поле {area} м. {n} деца, всяко с топка, стоят едно до друго на едната крайна линия – у дома. Вълкът (възрастен) е в другия край с гръб към тях.',
      rules: [
        'Всички питат: „Вълчо, колко е часът?“ Вълкът казва например „три часа“.',
        'Всеки върви напред с толкова докосвания и спира топката.',
        'По някое време вълкът казва „време за обяд!“ и хуква след тях.',
        'Обърни се и води към дома; хванатите стават следващите вълчета.',
      ],
      points: [
        'Едно докосване, една крачка, едно число: брой на глас.',
        'Преди да попиташ пак, кракът е върху топката.',
        'При „обяд“ дръпни топката назад с подметка и бягай.',
      ],
      more: ['Нечетните часове са с левия крак, четните – с десния.', 'И вълчетата водят топка.'],
      easier: ['Вълкът само върви и преди това ръмжи силно.'],
      scoring: 'Овца за всяко прибиране у дома; три овце са стадо.',
      questions: ['Как спираш така, че веднага да можеш да се обърнеш?'],
      faults: ['Два силни удара вместо три докосвания: близо до вълка, но без топка.'],
    },
  },
  statues: {
    en: {
      title: 'Statues in the museum',
      aim: 'Move with the ball quietly and stop it dead at any moment.',
      setup:
        'Museum of {area} m: {n} children with a ball each start on one end line. The museum guard stands at the other end beside a row of {jewels} markers, the jewels.',
      rules: [
        'While the guard looks away, dribble closer.',
        'When the guard turns round, be a statue: foot on the ball, nothing moves.',
        'Whoever still moves or rolls goes back three big steps with the ball.',
        'Take a jewel from the row, dribble home and set off again.',
      ],
      points: [
        'Touch the ball so softly that nobody hears it.',
        'Keep it where one foot can always reach it.',
        'Freeze in a balance: eyes on the guard.',
      ],
      more: [
        'Be a statue on one leg, the other foot on the ball.',
        'The guard turns twice quickly.',
      ],
      easier: ['The guard counts “one, two, three” before turning.'],
      scoring: 'The jewels belong to all: is the row empty before the museum closes (a round)?',
      questions: ['How fast can you go and still stop at once?'],
      faults: ['The guard sends everybody back: only big wobbles count.'],
    },
    de: {
      title: 'Statuen im Museum',
      aim: 'Sich leise mit dem Ball bewegen und ihn jederzeit ganz stoppen.',
      setup:
        'Museum von {area} m: {n} Kinder starten mit je einem Ball auf einer Grundlinie. Am anderen Ende steht der Wächter neben einer Reihe von {jewels} Markierungstellern, den Juwelen.',
      rules: [
        'Schaut der Wächter weg, dribbelt ihr näher heran.',
        'Dreht er sich um, seid ihr Statuen: Fuß auf dem Ball, nichts rührt sich.',
        'Wer sich noch bewegt, geht mit dem Ball drei große Schritte zurück.',
        'Ein Juwel nehmen, heimdribbeln und von Neuem losschleichen.',
      ],
      points: [
        'So sanft berühren, dass es keiner hört.',
        'Den Ball immer da, wo ein Fuß ihn erreicht.',
        'Im Gleichgewicht erstarren, Augen zum Wächter.',
      ],
      more: [
        'Statue auf einem Bein, der andere Fuß auf dem Ball.',
        'Der Wächter dreht sich zweimal kurz nacheinander um.',
      ],
      easier: ['Der Wächter zählt „eins, zwei, drei“, bevor er sich umdreht.'],
      scoring: 'Die Juwelen gehören allen: Ist die Reihe leer, bevor das Museum schließt?',
      questions: ['Wie schnell darfst du sein, um sofort zu stoppen?'],
      faults: ['Der Wächter schickt alle zurück: Nur großes Wackeln zählt.'],
    },
    bg: {
      title: 'Статуи в музея',
      aim: 'Тихо движение с топката и пълно спиране във всеки миг.',
      setup:
        'Музей {area} м: {n} деца, всяко с топка, тръгват от едната крайна линия. В другия край пазачът стои до редица от {jewels} маркера – скъпоценностите.',
      rules: [
        'Докато пазачът гледа настрани, води топката напред.',
        'Обърне ли се, стани статуя: крак върху топката и нищо не мърда.',
        'Който още мърда, се връща с топката три големи крачки.',
        'Вземи един скъпоценен камък, отнеси го у дома и тръгни отново.',
      ],
      points: [
        'Докосвай топката толкова тихо, че никой да не чуе.',
        'Дръж я там, където единият крак винаги я достига.',
        'Замръзни в равновесие, очите към пазача.',
      ],
      more: ['Статуя на един крак, другият е върху топката.', 'Пазачът се обръща два пъти бързо.'],
      easier: ['Преди да се обърне, пазачът брои „едно, две, три“.'],
      scoring: 'Камъните са общи: празна ли е редицата, преди музеят да затвори?',
      questions: ['Колко бързо можеш да се движиш и пак да спреш веднага?'],
      faults: ['Пазачът връща всички: брои се само голямо клатене.'],
    },
  },
}
