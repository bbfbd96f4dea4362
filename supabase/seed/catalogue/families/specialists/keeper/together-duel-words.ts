/** Two keepers against each other and as one team. */
import type { TaskWords } from '../kit'

export const duelWords: TaskWords = {
  en: {
    name: 'Keeper against keeper',
    aim: 'Use every way of distribution as a weapon and every save as the start of an attack.',
    setup:
      'Two goals ({goal}) face each other {l} m apart, a keeper in each. The middle line must not be crossed. Four spare balls lie beside each goal.',
    steps: [
      'One keeper attacks the other goal from their half with one action.',
      'Allowed in turn: rolled, thrown, half-volley, placed shot from the ground.',
      'A held ball may be answered at once from where it was held.',
      'A parried ball in your half is yours too; behind the goal take a new one.',
      'Play to seven; then swap ends and begin with the other hand or foot.',
    ],
    points: [
      'Quick answer: the other keeper is rarely set after an attack.',
      'Recover to your line facing the ball.',
      'Placement beats power at this distance.',
      'Catch if you can, because a caught ball is your attack.',
    ],
    scoring: 'A goal counts one, within two seconds of a catch two.',
    question: 'When was the other goal really open?',
    fault: 'Admiring the throw in front of an empty goal.',
    harder: ['Weak hand and weak foot only.'],
    easier: ['Only rolled and thrown balls.', 'Goals three metres closer together.'],
  },
  de: {
    name: 'Torwart gegen Torwart',
    aim: 'Jede Eröffnung als Waffe nutzen und jede Parade als Beginn eines Angriffs.',
    setup:
      'Zwei Tore ({goal}) stehen sich in {l} m Abstand gegenüber, in jedem ein Torwart. Über die Mittellinie darf niemand. Neben jedem Tor liegen vier Ersatzbälle.',
    steps: [
      'Ein Torwart greift aus der eigenen Hälfte mit einer Aktion das andere Tor an.',
      'Der Reihe nach: rollen, werfen, Dropkick, Schuss vom Boden.',
      'Wer fängt, darf sofort von dort antworten, wo er gefangen hat.',
      'Abgewehrt in der eigenen Hälfte: auch deiner. Hinterm Tor: neuer Ball.',
      'Gespielt wird bis sieben; dann Seitenwechsel und die andere Hand zuerst.',
    ],
    points: [
      'Schnell antworten: Nach einem Angriff steht der andere selten bereit.',
      'Mit Blick zum Ball auf die Linie zurück.',
      'Auf diese Entfernung schlägt Platzierung die Kraft.',
      'Fangen, wenn es geht: Der gefangene Ball ist dein Angriff.',
    ],
    scoring: 'Ein Tor zählt eins, in den zwei Sekunden nach dem Fangen zwei.',
    question: 'Wann war das andere Tor wirklich offen?',
    fault: 'Dem eigenen Wurf nachschauen und das Tor leer lassen.',
    harder: ['Nur schwache Hand und schwacher Fuß.'],
    easier: ['Nur rollen und werfen.', 'Die Tore stehen drei Meter näher.'],
  },
  bg: {
    name: 'Вратар срещу вратар',
    aim: 'Всяко въвеждане е оръжие, всяко спасяване е начало на атака.',
    setup:
      'Две врати ({goal}) са една срещу друга на {l} м, във всяка има вратар. Средната линия не се пресича. До всяка врата лежат четири резервни топки.',
    steps: [
      'Единият атакува другата врата от своята половина с едно действие.',
      'По ред: търкаляне, хвърляне, полуволе, удар от земя.',
      'Който хване, отговаря веднага от мястото, където е хванал.',
      'Избита в твоята половина е пак твоя; зад вратата е нова топка.',
      'Играе се до седем; после се сменят страните и водещата ръка.',
    ],
    points: [
      'Бърз отговор: след атака другият рядко е в стойка.',
      'Върни се на линията с лице към топката.',
      'От това разстояние точността бие силата.',
      'Хващай, ако можеш: хванатата топка е твоя атака.',
    ],
    scoring: 'Голът носи точка, до две секунди след хващане две.',
    question: 'Кога другата врата беше наистина открита?',
    fault: 'Гледане след собственото хвърляне с празна врата.',
    harder: ['Само със слабата ръка и слабия крак.'],
    easier: ['Само търкаляне и хвърляне.', 'Вратите са с три метра по-близо.'],
  },
}

export const doublesWords: TaskWords = {
  en: {
    name: 'Two keepers, one goal',
    aim: 'Share a goal by talking: who goes, who covers, who takes the rebound.',
    setup:
      'A {goal} with two keepers side by side, each responsible for a half. Two shooters {far} m out, left and right, with three balls each.',
    steps: [
      'The shooters pass to each other up to three times before one shoots.',
      'The keeper on the ball side steps out, the partner slides in behind.',
      'Nearest ball: one word, “mine”. The other is already ready for the rebound.',
      'After six shots the keepers change halves, then shooters become keepers.',
    ],
    points: [
      'Move like a pair of wipers: when one goes out, the other goes in.',
      'Call before the shot arrives, not after.',
      'The cover stands a step deeper, never behind the partner’s back.',
      'Rebound belongs to whoever did not dive.',
    ],
    scoring: 'Both shots of a turn saved: two points. A collision or no call: minus one.',
    question: 'How did you know that the middle ball was yours?',
    fault: 'Both stay on the line and look at each other.',
    harder: ['The shooters may cross over while passing.'],
    easier: ['The shooters hold the ball for a second before shooting.'],
  },
  de: {
    name: 'Zwei Torhüter, ein Tor',
    aim: 'Sich ein Tor durch Reden teilen: Wer geht, wer sichert, wer nimmt den Abpraller?',
    setup:
      'Ein {goal} mit zwei Torhütern nebeneinander, jeder ist für eine Hälfte zuständig. Zwei Schützen links und rechts in {far} m mit je drei Bällen.',
    steps: [
      'Die Schützen passen sich bis zu dreimal zu, dann schießt einer.',
      'Der Torwart auf der Ballseite rückt heraus, der andere schiebt dahinter ein.',
      'Wer näher ist, ruft „Meiner“. Der andere lauert schon auf den Abpraller.',
      'Nach sechs Schüssen tauschen die Hälften, dann Schützen und Torhüter.',
    ],
    points: [
      'Wie zwei Scheibenwischer: Geht einer heraus, geht der andere hinein.',
      'Rufen, bevor der Schuss da ist, nicht danach.',
      'Wer sichert, steht einen Schritt tiefer, nie im Rücken des Partners.',
      'Der Abpraller gehört dem, der nicht am Boden liegt.',
    ],
    scoring:
      'Beide Schüsse einer Runde gehalten: zwei Punkte. Zusammenstoß oder kein Ruf: minus eins.',
    question: 'Woher wusstest du, dass der mittlere Ball deiner war?',
    fault: 'Beide bleiben auf der Linie und schauen sich an.',
    harder: ['Die Schützen dürfen beim Passen die Seiten kreuzen.'],
    easier: ['Vor dem Schuss ruht der Ball eine Sekunde.'],
  },
  bg: {
    name: 'Двама вратари, една врата',
    aim: 'Двамата делят вратата с говорене: кой излиза, кой покрива, чий е рикошетът.',
    setup:
      'Има {goal} с двама вратари един до друг, всеки отговаря за половината. Двама стрелци са вляво и вдясно на {far} м с по три топки.',
    steps: [
      'Стрелците си подават до три пъти, после единият стреля.',
      'Вратарят откъм топката излиза, другият се прибира зад него.',
      'По-близкият вика „моя“. Другият вече чака рикошета.',
      'След шест удара се сменят половините, после стрелците и вратарите.',
    ],
    points: [
      'Като чистачки: единият излиза, другият влиза.',
      'Викай преди удара да дойде, не след него.',
      'Покриващият е крачка по-назад, никога зад гърба на партньора.',
      'Рикошетът е на този, който не лежи.',
    ],
    scoring: 'Спасени и двата удара: две точки. Сблъсък или без вик: минус една.',
    question: 'Откъде знаеше, че средната топка е твоя?',
    fault: 'Двамата стоят на линията и се гледат.',
    harder: ['Стрелците могат да се разминават при подаване.'],
    easier: ['Преди удара топката стои една секунда.'],
  },
}
