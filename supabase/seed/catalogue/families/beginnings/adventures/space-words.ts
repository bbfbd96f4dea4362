/** Missions between station and planets. */
import type { TaskWords } from '../kit'

export const spaceWords: Record<'countdown' | 'fingers', TaskWords> = {
  countdown: {
    en: {
      title: 'Rocket countdown',
      aim: 'Start fast with the ball, then brake and land it softly on a small spot.',
      setup:
        'Space of {area} m with a station of {station} × {station} m in the middle and {planets} rings as planets round it. {n} astronauts, a ball each, start in the station.',
      rules: [
        'All count down from five; each number is a toe tap on the ball.',
        'On “lift-off” everybody flies with the ball to a free planet.',
        'Land: the ball lies still inside the ring, the astronaut waves.',
        'Fly home to the station for fuel; then the next countdown starts.',
      ],
      points: [
        'Big first push out of the station, small touches before landing.',
        'Choose your planet while you are still counting.',
        'Put the sole on top of the ball like a lid.',
      ],
      more: [
        'Land with the other foot on every second planet.',
        'Count down from five with eyes on the coach, who may skip to “lift-off”.',
      ],
      easier: ['It is enough if the ball stops next to the ring.'],
      scoring: 'A star for each soft landing: five stars make a space captain.',
      questions: ['When do you have to begin to brake?'],
      faults: ['Full speed up to the planet and past it: three short touches before the ring.'],
    },
    de: {
      title: 'Raketenstart mit Countdown',
      aim: 'Mit Ball schnell starten, dann bremsen und ihn weich auf einem kleinen Fleck landen.',
      setup:
        'Weltall von {area} m, in der Mitte eine Station von {station} × {station} m, rundherum {planets} Reifen als Planeten. {n} Astronauten starten mit je einem Ball in der Station.',
      rules: [
        'Alle zählen von fünf rückwärts und tippen bei jeder Zahl auf den Ball.',
        'Bei „Start“ fliegt jeder mit Ball zu einem freien Planeten.',
        'Landung: Der Ball liegt still im Reifen, der Astronaut winkt.',
        'Zum Tanken zurück in die Station; dann beginnt der nächste Countdown.',
      ],
      points: [
        'Kräftig aus der Station heraus, kleine Kontakte vor der Landung.',
        'Such dir den Planeten schon beim Zählen aus.',
        'Die Sohle liegt wie ein Deckel auf dem Ball.',
      ],
      more: [
        'Auf jedem zweiten Planeten landet der andere Fuß.',
        'Alle schauen beim Zählen den Trainer an, der plötzlich „Start“ rufen darf.',
      ],
      easier: ['Es genügt, wenn der Ball neben dem Reifen liegen bleibt.'],
      scoring: 'Ein Stern für jede weiche Landung: Fünf Sterne machen dich zum Kapitän.',
      questions: ['Ab wann musst du bremsen, damit die Landung klappt?'],
      faults: ['Mit vollem Tempo am Planeten vorbei: drei kurze Kontakte vor dem Reifen.'],
    },
    bg: {
      title: 'Ракетата излита: 5, 4, 3, 2, 1',
      aim: 'Бърз старт с топката, после спиране и меко кацане на малко място.',
      setup:
        'Космос {area} м, в средата станция {station} × {station} м, а около нея {planets} обръча за планети. {n} космонавти, всеки с топка, тръгват от станцията.',
      rules: [
        'Всички броят от пет назад и на всяко число докосват топката отгоре.',
        'На „старт“ всеки лети с топката към свободна планета.',
        'Кацане: топката стои в обръча, космонавтът маха с ръка.',
        'Обратно в станцията за гориво; после започва ново броене.',
      ],
      points: [
        'Силно излитане от станцията, леки докосвания преди кацането.',
        'Избери планетата още докато броиш.',
        'Подметката покрива топката като капак.',
      ],
      more: [
        'На всяка втора планета се каца с другия крак.',
        'При броенето гледаме треньора, който може изведнъж да каже „старт“.',
      ],
      easier: ['Достатъчно е топката да спре до обръча.'],
      scoring: 'Звезда за всяко меко кацане: с пет звезди ставаш капитан.',
      questions: ['Кога трябва да започнеш да намаляваш?'],
      faults: ['Пълна скорост и покрай планетата: три къси докосвания преди обръча.'],
    },
  },
  fingers: {
    en: {
      title: 'How many planets?',
      aim: 'Look up while dribbling, read a sign, and plan a short trip alone.',
      setup:
        '{planets} rings as planets spread over {area} m, a station of {station} × {station} m in the middle. {n} pilots with a ball each; the coach is mission control.',
      rules: [
        'Everybody circles inside the station, close to the ball.',
        'Mission control holds up one, two or three fingers without a word.',
        'Visit that many planets, rolling the ball through each ring, and come back.',
        'Whoever is back keeps circling and watches for the next sign.',
      ],
      points: [
        'Touch, look, touch, look: the sign may come any time.',
        'Plan the shortest trip before you leave.',
        'Nobody near? Then kick it a bit further and run.',
      ],
      more: [
        'A fist means: one planet and home by dragging the ball backwards.',
        'Fingers on two hands: add them up.',
      ],
      easier: ['Control calls the number as well as showing it.'],
      scoring: 'Three trips with the right number of planets: mission complete.',
      questions: ['Where was mission control when you saw the sign?'],
      faults: ['Children copy their friends: praise the one who saw the sign alone.'],
    },
    de: {
      title: 'Wie viele Planeten?',
      aim: 'Beim Dribbeln hochschauen, ein Zeichen lesen und allein eine kurze Reise planen.',
      setup:
        '{planets} Reifen als Planeten auf {area} m verteilt, in der Mitte eine Station von {station} × {station} m. {n} Piloten mit je einem Ball; der Trainer ist die Bodenkontrolle.',
      rules: [
        'Alle kreisen in der Station und bleiben dicht am Ball.',
        'Die Bodenkontrolle zeigt wortlos einen, zwei oder drei Finger.',
        'So viele Planeten besuchen, den Ball durch den Reifen rollen und zurück.',
        'Wer wieder da ist, kreist weiter und wartet auf das nächste Zeichen.',
      ],
      points: [
        'Kontakt, Blick, Kontakt, Blick: Das Zeichen kann jederzeit kommen.',
        'Überleg dir die kürzeste Reise, bevor du losfliegst.',
        'Keiner in der Nähe? Dann den Ball weiter vorlegen und rennen.',
      ],
      more: [
        'Eine Faust heißt: ein Planet und mit der Sohle rückwärts heim.',
        'Finger an beiden Händen: zusammenzählen.',
      ],
      easier: ['Die Bodenkontrolle ruft die Zahl auch.'],
      scoring: 'Drei Reisen mit der richtigen Zahl an Planeten: Auftrag erfüllt.',
      questions: ['Wo stand die Bodenkontrolle, als du das Zeichen gesehen hast?'],
      faults: ['Alle fliegen den Freunden nach: loben, wer das Zeichen selbst gesehen hat.'],
    },
    bg: {
      title: 'Колко планети?',
      aim: 'Поглед нагоре при водене, разчитане на знак и самостоятелно избран път.',
      setup:
        '{planets} обръча за планети, пръснати на {area} м, и станция {station} × {station} м в средата. {n} пилоти, всеки с топка; треньорът е контролната кула.',
      rules: [
        'Всички кръжат в станцията, близо до топката.',
        'Кулата мълчаливо показва един, два или три пръста.',
        'Посети толкова планети: топката минава през обръча, и се върни.',
        'Който се върне, кръжи отново и следи за следващия знак.',
      ],
      points: [
        'Докосване, поглед, докосване, поглед: знакът идва всеки миг.',
        'Намисли най-късия път, преди да тръгнеш.',
        'Няма никой наблизо? Пусни топката по-напред и тичай.',
      ],
      more: [
        'Юмрук значи: една планета и обратно назад с подметка.',
        'Пръсти на двете ръце: събери ги.',
      ],
      easier: ['Кулата не само показва, но и казва числото.'],
      scoring: 'Три пътувания с верния брой планети: мисията е изпълнена.',
      questions: ['Къде беше кулата, когато видя знака?'],
      faults: ['Децата следват приятеля си: похвали този, който сам е видял знака.'],
    },
  },
}
