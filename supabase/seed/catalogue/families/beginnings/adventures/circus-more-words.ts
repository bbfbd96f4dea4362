/** Acts in which everybody changes the ring or follows the ringmaster. */
import type { TaskWords } from '../kit'

export const moreCircusWords: Record<'music' | 'ringmaster', TaskWords> = {
  music: {
    en: {
      title: 'Musical rings',
      aim: 'Dribble to a rhythm, hear the silence and find a free place quickly and safely.',
      setup:
        '{rings} rings spread over {area} m, one more than children, so that there is a place for everybody. {n} dancers with a ball each; music or clapping.',
      rules: [
        'While the music plays, dance with the ball between the rings.',
        'Music off: bring your ball into a ring and sit on it.',
        'Everybody finds a ring; whoever comes last chooses the next dance.',
        'Before the music starts again, name somebody in a neighbouring ring.',
      ],
      points: [
        'Small touches in time with the music.',
        'Always know two rings that are near you.',
        'If somebody is quicker, smile and take the next ring.',
      ],
      more: [
        'You may not use the ring you sat in before.',
        'When the music stops, run without the ball: leave it and take one that lies in a ring.',
      ],
      easier: ['Two children may share a ring.'],
      scoring: 'Together: are all seated before the coach has counted to five?',
      questions: ['How did you know where the free ring was?'],
      faults: ['Children hover round one ring: they dance through the middle after each verse.'],
    },
    de: {
      title: 'Reise nach Reifenland',
      aim: 'Im Takt dribbeln, die Stille hören und schnell und sicher einen freien Platz finden.',
      setup:
        '{rings} Reifen auf {area} m verteilt, einer mehr als Kinder, sodass alle einen Platz finden. {n} Tänzer mit je einem Ball; Musik oder Klatschen.',
      rules: [
        'Solange Musik läuft, tanzt ihr mit dem Ball zwischen den Reifen.',
        'Musik aus: Bringt den Ball in einen Reifen und setzt euch darauf.',
        'Alle finden einen Reifen; wer zuletzt sitzt, wünscht sich den nächsten Tanz.',
        'Bevor die Musik wieder beginnt, nennt jeder den Namen eines Nachbarn.',
      ],
      points: [
        'Kleine Kontakte im Takt der Musik.',
        'Habt immer zwei Reifen in der Nähe im Blick.',
        'Ist jemand schneller: lächeln und zum nächsten Reifen.',
      ],
      more: [
        'In den Reifen von vorhin darf man nicht zurück.',
        'Bei Stille den Ball liegen lassen und einen nehmen, der in einem Reifen liegt.',
      ],
      easier: ['Zwei Kinder dürfen sich einen Reifen teilen.'],
      scoring: 'Gemeinsam: Sitzen alle, bevor der Trainer bis fünf gezählt hat?',
      questions: ['Woher wusstest du, wo ein Reifen frei ist?'],
      faults: ['Manche lauern an einem Reifen: Nach jeder Strophe geht es durch die Mitte.'],
    },
    bg: {
      title: 'Музикални обръчи',
      aim: 'Водене в ритъм, чуване на тишината и бързо, безопасно намиране на място.',
      setup:
        '{rings} обръча, пръснати на {area} м, с един повече от децата, за да има място за всички. {n} танцьори, всеки с топка; музика или пляскане.',
      rules: [
        'Докато свири музиката, танцувай с топката между обръчите.',
        'Музиката спре ли, вкарай топката в обръч и седни върху нея.',
        'За всички има обръч; последният избира следващия танц.',
        'Преди музиката да започне пак, кажи името на някой съсед.',
      ],
      points: [
        'Леки докосвания в такт с музиката.',
        'Винаги знай два обръча близо до теб.',
        'Някой те изпревари? Усмихни се и отиди до следващия.',
      ],
      more: [
        'Не може да се връщаш в предишния си обръч.',
        'При тишина остави топката и вземи друга, която лежи в обръч.',
      ],
      easier: ['Две деца може да са в един обръч.'],
      scoring: 'Заедно: седнали ли са всички, преди треньорът да преброи до пет?',
      questions: ['Откъде знаеше къде има свободен обръч?'],
      faults: ['Някои дебнат около един обръч: след всеки куплет се минава през средата.'],
    },
  },
  ringmaster: {
    en: {
      title: 'Follow the ringmaster',
      aim: 'Watch a trick, copy it and invent one: sole rolls, taps and turns on the spot.',
      setup:
        '{rings} rings on {area} m. {n} artists, each with a ball beside a ring, all facing the free ring in front, where the ringmaster performs.',
      rules: [
        'A child is the ringmaster and shows a trick with the ball.',
        'Everybody copies it at their own ring until the ringmaster bows.',
        'All bow, dribble a lap round the nearest ring and come back.',
        'A new ringmaster steps forward: everybody has a turn this week or next.',
      ],
      points: [
        'Look first, then try; it may go wrong.',
        'Slow and neat looks better than fast.',
        'Stand on a soft knee while the other foot plays.',
      ],
      more: ['Join two tricks together.', 'Do the trick with the foot you like less.'],
      easier: ['The coach shows: tap, roll, tap, stop.'],
      scoring: 'Applause instead of points: each new trick gets a name and a clap.',
      questions: ['What is your trick called, and how does it begin?'],
      faults: ['The show gets too long: half a minute for each trick, then a lap.'],
    },
    de: {
      title: 'Die Zirkusdirektorin macht’s vor',
      aim: 'Ein Kunststück ansehen, nachmachen, selbst eines erfinden: rollen, tippen, drehen.',
      setup:
        '{rings} Reifen auf {area} m. {n} Artisten, jeder mit Ball neben einem Reifen, alle mit Blick zum freien Reifen vorn, in dem vorgeführt wird.',
      rules: [
        'Ein Kind ist Direktorin oder Direktor und zeigt ein Kunststück mit Ball.',
        'Alle machen es am eigenen Reifen nach, bis vorn verbeugt wird.',
        'Alle verbeugen sich und dribbeln eine Runde um den nächsten Reifen.',
        'Dann kommt das nächste Kind nach vorn; alle sind bald einmal dran.',
      ],
      points: [
        'Erst schauen, dann probieren; es darf schiefgehen.',
        'Langsam und sauber sieht besser aus als schnell.',
        'Auf lockerem Knie stehen, der andere Fuß spielt.',
      ],
      more: ['Zwei Kunststücke verbinden.', 'Dasselbe mit dem Fuß, den du weniger magst.'],
      easier: ['Der Trainer zeigt vor: tippen, rollen, tippen, stopp.'],
      scoring: 'Applaus statt Punkte: Jedes neue Kunststück bekommt Namen und Beifall.',
      questions: ['Wie heißt dein Kunststück, und womit fängt es an?'],
      faults: ['Die Vorführung dauert zu lange: eine halbe Minute, dann die Runde.'],
    },
    bg: {
      title: 'Директорът на цирка показва',
      aim: 'Детето гледа номер, повтаря го и измисля свой: търкаляне, докосване, завъртане.',
      setup:
        '{rings} обръча на {area} м. {n} артисти, всеки с топка до обръч, всички с лице към свободния обръч отпред, където се показват номерата.',
      rules: [
        'Едно дете е директорът и показва номер с топката.',
        'Всички го повтарят до своя обръч, докато директорът се поклони.',
        'Всички се покланят и обикалят с топката най-близкия обръч.',
        'Излиза следващият директор; скоро всички ще са били отпред.',
      ],
      points: [
        'Първо гледай, после пробвай; може и да не стане.',
        'Бавно и чисто е по-красиво от бързо.',
        'Стой на меко коляно, докато другият крак играе.',
      ],
      more: ['Свържи два номера в един.', 'Същото с крака, който по-малко ти харесва.'],
      easier: ['Треньорът показва: докосни, търкулни, докосни, спри.'],
      scoring: 'Аплодисменти вместо точки: всеки нов номер получава име и пляскане.',
      questions: ['Как се казва твоят номер и с какво започва?'],
      faults: ['Номерът трае дълго: половин минута, после обиколката.'],
    },
  },
}
