/** Tasks of the possession game with gates. */
import type { Task } from './kit'

export const gatesTasks: readonly Task[] = [
  {
    key: 'dribble-through',
    harder: 0,
    name: ['dribble through gates', 'durch Tore dribbeln', 'дрибъл през вратички'],
    aim: [
      'Find free gates with the ball at the feet.',
      'Mit dem Ball am Fuß freie Tore finden.',
      'С топка в крака се търсят свободни вратички.',
    ],
    rule: [
      'A dribble through any gate is a point, never twice in a row through the same. Passing is allowed at any time.',
      'Ein Dribbling durch ein Tor ist ein Punkt, nie zweimal nacheinander durch dasselbe. Passen ist jederzeit erlaubt.',
      'Дрибъл през вратичка е точка, никога два пъти поред през същата. Може и да се подава.',
    ],
    points: [
      [
        'Head up: which gate has nobody in front of it?',
        'Kopf hoch: Vor welchem Tor steht keiner?',
        'Главата горе: пред коя вратичка няма никой?',
      ],
      [
        'Gate closed? Turn quickly and take another.',
        'Tor zu? Schnell drehen und ein anderes nehmen.',
        'Затворена? Завърти се бързо и вземи друга.',
      ],
    ],
    more: [
      [
        'After the gate pass within three seconds.',
        'Nach dem Tor binnen drei Sekunden abspielen.',
        'След вратичката пас до три секунди.',
      ],
    ],
    easier: ['Two gates more.', 'Zwei Tore mehr aufstellen.', 'Още две вратички.'],
    scoring: [
      'One point per gate; the first team with ten starts a new count.',
      'Ein Punkt je Tor; bei zehn beginnt eine neue Zählung.',
      'Точка за вратичка; при десет започва ново броене.',
    ],
    question: [
      'How do you find the empty gate quickly?',
      'Wie findest du schnell das leere Tor?',
      'Как бързо намираш празната вратичка?',
    ],
    fault: [
      'All run to the same gate: share the gates out.',
      'Alle laufen zum selben Tor: teilt euch auf.',
      'Всички към една вратичка: разделете се.',
    ],
  },
  {
    key: 'pass-through',
    harder: 0,
    name: ['pass through gates', 'durch Tore passen', 'пас през вратички'],
    aim: [
      'Show behind a gate and be found there.',
      'Sich hinter einem Tor zeigen und dort angespielt werden.',
      'Играчът се показва зад вратичка и получава там.',
    ],
    rule: [
      'A pass through a gate that a team-mate controls behind it is a point. Not twice in a row through the same.',
      'Ein Pass durchs Tor, den ein Mitspieler dahinter kontrolliert, ist ein Punkt. Nicht zweimal nacheinander durch dasselbe.',
      'Пас през вратичка, овладян зад нея, е точка. Не два пъти поред през същата.',
    ],
    points: [
      [
        'Stand behind the gate at an angle, open to the next one.',
        'Schräg hinter dem Tor stehen, offen zum nächsten.',
        'Застани косо зад вратичката, отворен към следващата.',
      ],
      [
        'Pass firm through the middle of the gate.',
        'Scharf durch die Tormitte passen.',
        'Силен пас през средата на вратичката.',
      ],
    ],
    more: [
      [
        'The receiver plays on with the first touch.',
        'Der Empfänger spielt mit dem ersten Kontakt weiter.',
        'Приелият продължава с първото докосване.',
      ],
    ],
    easier: ['Gates of three metres.', 'Tore von drei Metern.', 'Вратички от три метра.'],
    scoring: [
      'One point per gate, two if it was the furthest one.',
      'Ein Punkt je Tor, zwei für das entfernteste.',
      'Точка за вратичка, две за най-далечната.',
    ],
    question: [
      'How does your team-mate know which gate you want?',
      'Woher weiß dein Mitspieler, welches Tor du willst?',
      'Откъде съотборникът знае коя вратичка искаш?',
    ],
    fault: [
      'Waiting in the gate: then nothing goes through.',
      'Im Tor stehen bleiben: Dann geht nichts durch.',
      'Стоене във вратичката: тогава нищо не минава.',
    ],
  },
  {
    key: 'two-gates',
    harder: 1,
    name: ['two gates in a row', 'zwei Tore nacheinander', 'две вратички поред'],
    aim: [
      'Plan the next action while the first one is still running.',
      'Die nächste Aktion planen, während die erste noch läuft.',
      'Следващото действие се планира, докато първото още тече.',
    ],
    rule: [
      'Two different gates in one possession make a point; a single one is only the ticket. Passes through count, dribbles do not.',
      'Zwei verschiedene Tore in einem Ballbesitz sind ein Punkt; eines allein ist nur die Eintrittskarte. Es zählen Pässe, keine Dribblings.',
      'Две различни вратички в едно владеене са точка; една е само „билет“. Броят се пасове, не дрибъл.',
    ],
    points: [
      [
        'First gate on the left? Then the far right one is open.',
        'Erstes Tor links? Dann ist rechts weit weg eines offen.',
        'Първата е вляво? Значи далеч вдясно има свободна.',
      ],
      [
        'Those away from the ball prepare the second gate.',
        'Die Ballfernen bereiten das zweite Tor vor.',
        'Далечните подготвят втората вратичка.',
      ],
    ],
    more: [['Three different gates.', 'Drei verschiedene Tore.', 'Три различни вратички.']],
    easier: [
      'The ticket stays valid after a loss.',
      'Die Eintrittskarte bleibt nach einem Verlust gültig.',
      '„Билетът“ важи и след загуба.',
    ],
    scoring: [
      'Two gates one point, three gates three points.',
      'Zwei Tore ein Punkt, drei Tore drei Punkte.',
      'Две вратички – точка, три – три точки.',
    ],
    question: [
      'Where did the defenders go after the first gate?',
      'Wohin liefen die Verteidiger nach dem ersten Tor?',
      'Накъде тръгнаха защитниците след първата вратичка?',
    ],
    fault: [
      'After the first gate everyone rests.',
      'Nach dem ersten Tor ruhen sich alle aus.',
      'След първата вратичка всички си почиват.',
    ],
  },
  {
    key: 'gate-wall-pass',
    harder: 1,
    name: ['one-two through the gate', 'Doppelpass durchs Tor', 'двойно подаване през вратичка'],
    aim: [
      'Play and go: use a team-mate as a wall at the gate.',
      'Spielen und gehen: den Mitspieler am Tor als Wand nutzen.',
      'Подай и тръгни: съотборникът е стена при вратичката.',
    ],
    rule: [
      'A point for a one-two with the return ball through a gate. Wall players have one touch.',
      'Ein Punkt für einen Doppelpass, dessen Rückspiel durch ein Tor geht. Die Wand hat einen Kontakt.',
      'Точка за двойно подаване, чийто връщащ пас минава през вратичка. Стената е с едно докосване.',
    ],
    points: [
      [
        'After the pass two quick steps: the return waits in space.',
        'Nach dem Pass zwei schnelle Schritte: Das Rückspiel kommt in den Raum.',
        'След паса две бързи крачки: връщането е в пространството.',
      ],
      [
        'Wall: angled foot, ball behind the defender.',
        'Wand: Fuß schräg, Ball hinter den Verteidiger.',
        'Стена: наклонен крак, топка зад защитника.',
      ],
    ],
    more: [
      [
        'One-two and then straight to a third player.',
        'Doppelpass und direkt zum Dritten.',
        'Двойно подаване и веднага към трети.',
      ],
    ],
    easier: [
      'The wall may take two touches.',
      'Die Wand darf zwei Kontakte haben.',
      'Стената може с две докосвания.',
    ],
    scoring: [
      'Two points for the one-two, none for a simple pass through.',
      'Zwei Punkte für den Doppelpass, keiner für den einfachen Pass.',
      'Две точки за двойно подаване, нула за обикновен пас.',
    ],
    question: [
      'When does your defender let you run in behind?',
      'Wann lässt dich dein Verteidiger hinter sich laufen?',
      'Кога защитникът те пуска зад гърба си?',
    ],
    fault: [
      'Passer watches the pass instead of running.',
      'Passgeber schaut zu, statt zu laufen.',
      'Подаващият гледа, вместо да тича.',
    ],
  },
  {
    key: 'gates-close',
    harder: 2,
    name: [
      'gate closes after the goal',
      'das Tor schließt nach dem Punkt',
      'вратичката се затваря след точка',
    ],
    aim: [
      'Keep the overview as the targets become fewer.',
      'Den Überblick behalten, wenn es weniger Ziele werden.',
      'Прегледът се пази, когато целите намаляват.',
    ],
    rule: [
      'Two touches. A gate a team has passed through is closed for it until it has been through all. A full set is a win.',
      'Zwei Kontakte. Ein durchspieltes Tor ist für das Team geschlossen, bis alle durch sind. Ein voller Satz gewinnt.',
      'Две докосвания. Минатата вратичка е затворена за отбора, докато мине през всички. Пълен комплект печели.',
    ],
    points: [
      [
        'Say which gates are left; play to where there are two of them.',
        'Sagt, welche Tore fehlen; dorthin spielen, wo zwei davon sind.',
        'Казвайте кои остават; играйте там, където има две.',
      ],
      [
        'No gate open here? Long pass to the other side.',
        'Hier kein Tor offen? Langer Pass auf die andere Seite.',
        'Тук няма отворена? Дълъг пас на другата страна.',
      ],
    ],
    more: [
      [
        'Winning the ball opens the last closed gate of the opponent again: it has to be played once more.',
        'Ein Ballgewinn öffnet das zuletzt geschlossene Tor des Gegners: Er muss es noch einmal spielen.',
        'Отнемане отваря последната затворена вратичка на противника: той я играе отново.',
      ],
    ],
    easier: [
      'Only the last gate is closed.',
      'Nur das zuletzt durchspielte Tor ist zu.',
      'Затворена е само последната вратичка.',
    ],
    scoring: [
      'A full set of gates: three points; at the end one per closed gate.',
      'Voller Satz Tore: drei Punkte; am Ende einer je geschlossenem Tor.',
      'Пълен комплект: три точки; накрая по една за затворена вратичка.',
    ],
    question: [
      'How do you as a team remember the open gates?',
      'Wie merkt ihr euch als Team die offenen Tore?',
      'Как като отбор помните отворените вратички?',
    ],
    fault: [
      'Nobody talks: two play to a closed gate.',
      'Keiner spricht: Es wird auf ein geschlossenes Tor gespielt.',
      'Никой не говори: играе се към затворена вратичка.',
    ],
  },
]
