/** First duels to a gate and with two balls. */
import type { TaskWords } from '../kit'

export const moreCourtWords: Record<'bridges' | 'dragons', TaskWords> = {
  bridges: {
    en: {
      title: 'My castle, your castle',
      aim: 'Play one against one in both directions: attack, lose it, get back, try again.',
      setup:
        '{courts} courts of 10 × 7 m, 2 m apart, a castle gate of 2 m on each end line. {n} children, two on each court; every child has a ball beside its gate and plays with the first one. With an odd number three share one court and take turns.',
      rules: [
        'Start from your own gate and dribble through the gate of the other.',
        'The other comes out to meet you and may take the ball and attack.',
        'Goal or ball out: the one who did not score takes the next ball.',
        'When both balls are used, fetch them and start again.',
      ],
      points: [
        'Touch the ball every step so that you can turn away.',
        'See free grass? Push it there and run.',
        'Lost it? Run home to your gate first, then win it back.',
      ],
      more: [
        'A second gate on each line.',
        'A goal counts only with the foot on the ball behind the gate.',
      ],
      easier: ['The defender starts on one knee.', 'Wider gates: 3 m.'],
      scoring: 'Each ride through the gate is a flag; the winner swaps flags with a new opponent.',
      questions: ['When did you have the most room to run?'],
      faults: ['Children kick and chase from far away: only a dribble through the gate counts.'],
    },
    de: {
      title: 'Meine Burg, deine Burg',
      aim: 'Eins gegen eins in beide Richtungen: angreifen, verlieren, zurück, wieder versuchen.',
      setup:
        '{courts} Felder von 10 × 7 m, 2 m auseinander, auf jeder Grundlinie ein Burgtor von 2 m. {n} Kinder, zwei auf jedem Feld; jedes hat einen Ball neben dem Tor, gespielt wird mit einem. Bei ungerader Zahl teilen sich drei ein Feld und wechseln sich ab.',
      rules: [
        'Start am eigenen Tor: Dribble durch das Tor des anderen.',
        'Der andere kommt heraus, darf den Ball erobern und selbst angreifen.',
        'Nach Tor oder Aus nimmt, wer nicht getroffen hat, den nächsten Ball.',
        'Sind beide Bälle gespielt, holt sie und beginnt von vorn.',
      ],
      points: [
        'Bei jedem Schritt ein Kontakt, dann kannst du abdrehen.',
        'Siehst du freie Wiese? Leg ihn dorthin und renn.',
        'Verloren? Erst heim zum Tor, dann zurückerobern.',
      ],
      more: [
        'Ein zweites Tor auf jeder Linie.',
        'Es zählt nur, wenn der Ball hinter dem Tor unter der Sohle liegt.',
      ],
      easier: ['Wer verteidigt, startet auf einem Knie.', 'Breitere Tore: 3 m.'],
      scoring: 'Jeder Ritt durchs Tor ist eine Fahne; danach wartet ein neuer Gegner.',
      questions: ['Wann hattest du am meisten Platz zum Rennen?'],
      faults: ['Schießen und nachlaufen von weit weg: Es zählt nur das Dribbeln durchs Tor.'],
    },
    bg: {
      title: 'Моят замък, твоят замък',
      aim: 'Един срещу един в двете посоки: атака, загуба, връщане и нов опит.',
      setup:
        '{courts} игрища 10 × 7 м, на 2 м едно от друго, на всяка крайна линия порта от 2 м. {n} деца, по две на игрище; всяко има топка до портата си, играе се с първата. При нечетен брой на едно игрище са трима и се редуват.',
      rules: [
        'Тръгни от своята порта и мини с топката през чуждата.',
        'Другият излиза насреща, може да вземе топката и да нападне.',
        'След гол или аут играе топката си този, който не е вкарал.',
        'Когато и двете топки са изиграни, ги вземете и започнете пак.',
      ],
      points: [
        'Докосвай на всяка крачка, за да можеш да завиеш.',
        'Виждаш свободна трева? Пусни я натам и тичай.',
        'Загуби я? Първо у дома до портата, после си я върни.',
      ],
      more: [
        'По още една порта на всяка линия.',
        'Брои се само ако топката е спряна с подметка зад портата.',
      ],
      easier: ['Защитникът тръгва от едно коляно.', 'По-широки порти: 3 м.'],
      scoring: 'Всяко минаване през портата е знаме; после идва нов съперник.',
      questions: ['Кога имаше най-много място за бягане?'],
      faults: ['Рита отдалеч и гони: брои се само водене през портата.'],
    },
  },
  dragons: {
    en: {
      title: 'Two dragons, two eggs',
      aim: 'Guard your own ball and go for the other one: shield and dare at once.',
      setup:
        '{courts} caves of 8 × 7 m inside courts of 10 × 7 m, 2 m apart. {n} little dragons, two in each cave, and each dragon has an egg, its ball, at its feet. With an odd number three share one court and take turns.',
      rules: [
        'Dribble inside the cave and never leave your egg for long.',
        'Try to tap the other egg with your foot; the egg stays with its dragon.',
        'If your own egg rolls out of the cave, fetch it and hop in again.',
        'After half a minute both bow and one dragon flies to the next cave.',
      ],
      points: [
        'Put your body between the other dragon and your egg.',
        'Wait until the other looks down, then tap.',
        'Turn round and round your egg with the sole.',
      ],
      more: ['Tap it twice in a row.', 'Only the weaker foot may tap.'],
      easier: ['Touch the other dragon’s shoulder instead of the egg.'],
      scoring:
        'A spark for each tap; keep your own egg in the cave for a whole round: three sparks.',
      questions: ['When was it safe to leave your egg?'],
      faults: ['Kicking the egg away: a tap is as soft as a tickle.'],
    },
    de: {
      title: 'Zwei Drachen, zwei Eier',
      aim: 'Den eigenen Ball hüten und den anderen angreifen: schützen und wagen zugleich.',
      setup:
        '{courts} Höhlen von 8 × 7 m in Feldern von 10 × 7 m, 2 m auseinander. {n} kleine Drachen, zwei in jeder Höhle, und jeder hat sein Ei, den Ball, am Fuß. Bei ungerader Zahl teilen sich drei ein Feld und wechseln sich ab.',
      rules: [
        'Dribbelt in der Höhle und lasst euer Ei nie lange allein.',
        'Versuch, das andere Ei mit dem Fuß anzutippen; es bleibt bei seinem Drachen.',
        'Rollt dein Ei aus der Höhle, hol es und hüpf damit wieder hinein.',
        'Nach einer halben Minute verbeugen; ein Drache wechselt die Höhle.',
      ],
      points: [
        'Den Körper zwischen den anderen Drachen und dein Ei stellen.',
        'Warte, bis der andere nach unten schaut, dann tippen.',
        'Mit der Sohle immer rund um dein Ei drehen.',
      ],
      more: ['Zweimal nacheinander antippen.', 'Nur der schwächere Fuß darf tippen.'],
      easier: ['Statt des Eis die Schulter des anderen Drachen antippen.'],
      scoring: 'Ein Funke je Tippen; bleibt dein Ei die ganze Runde in der Höhle: drei Funken.',
      questions: ['Wann konntest du dein Ei kurz allein lassen?'],
      faults: ['Das Ei wird weggeschossen: Tippen ist so sanft wie Kitzeln.'],
    },
    bg: {
      title: 'Два дракона, две яйца',
      aim: 'Детето пази своята топка и посяга към чуждата: закрила и смелост наведнъж.',
      setup:
        '{courts} пещери 8 × 7 м в игрища 10 × 7 м, на 2 м едно от друго. {n} малки дракона, по два в пещера, и всеки има в краката си яйце – топката. При нечетен брой на едно игрище са трима и се редуват.',
      rules: [
        'Води топката в пещерата и не оставяй яйцето си за дълго.',
        'Опитай да докоснеш чуждото яйце с крак; то остава при дракона си.',
        'Ако яйцето ти се търкулне навън, вземи го и влез отново.',
        'След половин минута се поклонете; единият дракон сменя пещерата.',
      ],
      points: [
        'Тялото ти е между другия дракон и яйцето.',
        'Изчакай другият да погледне надолу и тогава докосни.',
        'Върти се около яйцето си с подметка.',
      ],
      more: ['Две докосвания поред.', 'Докосва се само със слабия крак.'],
      easier: ['Вместо яйцето се докосва рамото на другия дракон.'],
      scoring: 'Искра за всяко докосване; остане ли яйцето ти вътре цялата игра – три искри.',
      questions: ['Кога беше безопасно да оставиш яйцето си?'],
      faults: ['Яйцето се изритва: докосването е леко като гъделичкане.'],
    },
  },
}
