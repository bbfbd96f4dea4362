/** Tasks of the gate passers: what a pair has to do at a gate. */
import type { PassingTask } from '../kit'
import { harderGateTasks } from './gates-harder-words'

export const gateTasks: readonly PassingTask[] = [
  {
    key: 'collect',
    harder: 0,
    name: ['collect gates', 'Tore sammeln', 'събиране на вратички'],
    aim: [
      'See a free gate together and pass through it straight.',
      'Gemeinsam ein freies Tor sehen und gerade hindurch passen.',
      'Двойката вижда свободна вратичка и подава право през нея.',
    ],
    rule: [
      'A pair scores with a pass through a gate that the partner receives behind it. Then on to another gate; the same one twice in a row does not count. Gates where another pair is playing are closed.',
      'Ein Paar punktet mit einem Pass durch ein Tor, den der Partner dahinter annimmt. Dann weiter zu einem anderen; zweimal dasselbe zählt nicht. Tore, an denen ein anderes Paar spielt, sind zu.',
      'Двойката печели точка с пас през вратичка, поет от партньора отзад. После към друга; два пъти поред една и съща не се брои. Заетите от други вратички са затворени.',
    ],
    points: [
      [
        'Point the toes of your standing foot through the gate.',
        'Fußspitze des Standbeins durch das Tor zeigen.',
        'Пръстите на опорния крак сочат през вратичката.',
      ],
      [
        'Receiver runs first, then comes the pass.',
        'Erst läuft der Empfänger, dann kommt der Pass.',
        'Първо тича получателят, после идва пасът.',
      ],
    ],
    more: [
      [
        'Only the foot the partner calls counts.',
        'Es zählt nur der Fuß, den der Partner ruft.',
        'Брои се само кракът, който партньорът назове.',
      ],
    ],
    easier: [
      'Gates one metre wider.',
      'Tore einen Meter breiter.',
      'Вратичките с метър по-широки.',
    ],
    scoring: [
      'One point per gate in a minute; then try to beat your own record.',
      'Ein Punkt pro Tor in einer Minute; danach den eigenen Rekord angreifen.',
      'Точка за вратичка в рамките на минута; после подобрете рекорда си.',
    ],
    question: [
      'How do you find a free gate early?',
      'Wie findet ihr früh ein freies Tor?',
      'Как намирате рано свободна вратичка?',
    ],
    fault: [
      'Both run to the ball; nobody goes behind the gate.',
      'Beide laufen zum Ball, keiner hinter das Tor.',
      'Двамата тичат към топката, никой не е зад вратичката.',
    ],
  },
  {
    key: 'first-touch-away',
    harder: 1,
    name: [
      'first touch to the next gate',
      'erster Kontakt zum nächsten Tor',
      'първо докосване към следващата',
    ],
    aim: [
      'Take the ball with the first touch where the next gate is.',
      'Den Ball mit dem ersten Kontakt dorthin mitnehmen, wo das nächste Tor ist.',
      'Първото докосване води към следващата вратичка.',
    ],
    rule: [
      'After the pass through the gate the receiver’s first touch must roll at least two metres towards another gate; a ball stopped dead is no point. The passer overtakes and receives at the next gate.',
      'Nach dem Pass durch das Tor muss der erste Kontakt mindestens zwei Meter Richtung nächstes Tor rollen; ein toter Ball gibt keinen Punkt. Der Passgeber überholt und ist am nächsten Tor Empfänger.',
      'След паса първото докосване на получателя е поне два метра към друга вратичка; спряна топка не носи точка. Подалият изпреварва и получава на следващата.',
    ],
    points: [
      [
        'Choose the next gate before the ball goes through this one.',
        'Wähle das nächste Tor, bevor der Ball durch dieses rollt.',
        'Избери следващата, преди топката да мине през тази.',
      ],
      [
        'Soft foot: give a little as the ball arrives, then take it along.',
        'Weicher Fuß: bei der Ankunft nachgeben, dann mitnehmen.',
        'Мек крак: поддай при поемане, после продължи.',
      ],
    ],
    more: [
      [
        'First touch with the outside of the foot gives two points.',
        'Erster Kontakt mit dem Außenrist gibt zwei Punkte.',
        'Поемане с външната част носи две точки.',
      ],
    ],
    easier: [
      'One metre with the first touch is enough.',
      'Ein Meter mit dem ersten Kontakt genügt.',
      'Стига един метър с първото докосване.',
    ],
    scoring: [
      'Gate and good first touch: one point; pairs count aloud.',
      'Tor plus guter erster Kontakt: ein Punkt; die Paare zählen laut.',
      'Вратичка и добро поемане: точка; двойките броят на глас.',
    ],
    question: [
      'Which part of the foot takes the ball fastest to the side?',
      'Mit welchem Teil des Fußes kommt der Ball am schnellsten zur Seite?',
      'С коя част на крака топката тръгва най-бързо встрани?',
    ],
    fault: [
      'The touch is made first, the look comes after.',
      'Erst der Kontakt, dann der Blick.',
      'Първо докосването, после погледът.',
    ],
  },
  ...harderGateTasks,
]
