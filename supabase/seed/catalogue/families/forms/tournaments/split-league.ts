/** A team of five plays two matches at the same time: two against two and three against three. */
import { createSketch } from '../../../create-sketch'
import { addBench, type Exercise } from '../../grown/kit'
import { createSizes } from '../create-sizes'
import { addTwoMatches } from './add-match'

export const splitLeague: Exercise = {
  key: 'split-league',
  sizes: createSizes({
    small: [48, 18],
    large: [60, 24],
    ages: [8, 12],
    level: 2,
    time: [6, 150, 60],
    more: 2,
  }),
  intensity: 'high',
  draw({ area }) {
    const drawing = createSketch(area)
    addTwoMatches(drawing, area, [2, 3])
    addBench(drawing, 6)
    return drawing
  },
  words: {
    en: {
      title: 'Split league',
      aim: 'Share out the strengths of a team: who plays where, so that both results together are enough?',
      setup:
        'Two teams of five on two pitches in {l} × {w} m: on one two against two, on the other three against three, mini goals.',
      rules: [
        'Before each round both teams decide secretly who goes to which pitch.',
        'Both matches run at the same time; the goals are added.',
        'At half-time a team may exchange one player between its pitches.',
        'Everybody has played on both pitches after two rounds.',
        'A corner or a throw-in is a pass or a dribble in.',
      ],
      points: [
        'In twos: attack together, defend together, no waiting.',
        'In threes: a triangle that turns round the ball.',
        'Call over the score: the other pitch needs to know.',
        'Explain your line-up in one sentence: what is it good for?',
      ],
      harder: ['The team behind may send a player over during play, for thirty seconds.'],
      easier: ['The coach names the pairs, the teams only decide the pitch.'],
      scoring: 'Sum of both matches: winner two points. Win on both pitches: three.',
      question: 'What changed when you knew the score of the others?',
      fault: 'The three best always go to the same pitch and the other match is lost in advance.',
    },
    de: {
      title: 'Geteilte Liga',
      aim: 'Die Stärken eines Teams verteilen: Wer spielt wo, damit beide Ergebnisse zusammen reichen?',
      setup:
        'Zwei Fünferteams auf zwei Feldern in {l} × {w} m: auf dem einen zwei gegen zwei, auf dem anderen drei gegen drei, Minitore.',
      rules: [
        'Vor jeder Runde entscheiden beide Teams heimlich, wer auf welches Feld geht.',
        'Beide Spiele laufen gleichzeitig, die Tore werden addiert.',
        'Zur Halbzeit darf ein Team einen Spieler zwischen den Feldern tauschen.',
        'Nach zwei Runden hat jeder auf beiden Feldern gespielt.',
        'Ecke und Aus werden eingepasst oder eingedribbelt.',
      ],
      points: [
        'Zu zweit: gemeinsam angreifen und verteidigen, keiner wartet.',
        'Zu dritt: ein Dreieck, das sich um den Ball dreht.',
        'Den Spielstand hinüberrufen, das andere Feld braucht ihn.',
        'Die Aufstellung in einem Satz erklären: Wozu ist sie gut?',
      ],
      harder: ['Das zurückliegende Team darf für dreißig Sekunden jemanden hinüberschicken.'],
      easier: ['Der Trainer nennt die Gruppen, die Teams wählen nur das Feld.'],
      scoring: 'Summe beider Spiele: zwei Punkte. Sieg auf beiden Feldern: drei.',
      question: 'Was hat sich geändert, als ihr den Stand der anderen kanntet?',
      fault: 'Die drei Besten gehen immer auf dasselbe Feld, das andere Spiel ist vorab verloren.',
    },
    bg: {
      title: 'Разделена лига',
      aim: 'Разпределяне на силите: кой къде играе, за да стигнат двата резултата заедно?',
      setup:
        'Два отбора по петима на две полета в {l} × {w} м: на едното двама срещу двама, на другото трима срещу трима, малки врати.',
      rules: [
        'Преди всеки кръг отборите тайно решават кой на кое поле отива.',
        'Двата мача вървят едновременно, головете се събират.',
        'На полувремето отборът може да размени по един между полетата.',
        'След два кръга всеки е играл и на двете полета.',
        'Корнер и аут се вкарват с пас или водене.',
      ],
      points: [
        'По двама: атакувайте и защитавайте заедно, никой не чака.',
        'По трима: триъгълник, който се върти около топката.',
        'Викайте резултата, другото поле има нужда от него.',
        'Обяснете състава с едно изречение: за какво е добър?',
      ],
      harder: ['Изоставащият отбор може да прати един отсреща за тридесет секунди.'],
      easier: ['Треньорът казва групите, отборите избират само полето.'],
      scoring: 'Сбор от двата мача – две точки. Победа и на двете полета – три.',
      question: 'Какво се промени, когато разбрахте резултата на другите?',
      fault: 'Тримата най-добри винаги са на едно поле и другият мач е предварително загубен.',
    },
  },
}
