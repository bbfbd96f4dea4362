/** Blocking in a crowd and on the line. */
import type { TaskWords } from '../kit'

export const scrambleWords: TaskWords = {
  en: {
    name: 'Scramble in front of goal',
    aim: 'React first to rebounds in the box: goal-side, block, clear, step out.',
    setup:
      '{l} × {w} m, a {goal} with a keeper. Three attackers and three defenders in front of it, the coach with eight balls at the far end. A line of cones {out} m in front of goal.',
    steps: [
      'The coach plays low, bouncing and half-high balls into the crowd in turn.',
      'Attackers shoot as soon as they can, defenders block and clear.',
      'A ball over the cone line is cleared: all defenders step out to the line.',
      'The next ball comes when the last defender has reached it.',
      'After eight balls change roles; count the goals.',
    ],
    points: [
      'Touch your opponent, see the ball.',
      'Loose ball: one player to the ball, the next to the goal line.',
      'Clear high, wide and far: one of the three is enough.',
      'Step out together on the call of the keeper.',
    ],
    scoring: 'Clearance over the line: one point for the defence. Goal: one for the attack.',
    question: 'What did you do while the ball was on its way?',
    fault: 'Ball-watching while the opponent slips behind you.',
    harder: ['The coach plays two balls within three seconds.'],
    easier: ['Only rolled balls, attackers start outside the crowd.'],
  },
  de: {
    name: 'Gewühl vor dem Tor',
    aim: 'Bei Abprallern zuerst reagieren: Torseite, Block, klären, herausrücken.',
    setup:
      '{l} × {w} m, ein {goal} mit Torwart. Davor drei Angreifer und drei Verteidiger, am anderen Ende der Trainer mit acht Bällen. Eine Hütchenlinie {out} m vor dem Tor.',
    steps: [
      'Der Trainer spielt flache, springende und halbhohe Bälle in die Gruppe.',
      'Angreifer schießen, sobald es geht, Verteidiger blocken und klären.',
      'Ein Ball über die Hütchenlinie ist geklärt: alle rücken bis dorthin heraus.',
      'Der nächste kommt, wenn der letzte Verteidiger die Linie erreicht hat.',
      'Nach acht Bällen Rollenwechsel; die Tore zählen.',
    ],
    points: [
      'Den Gegner fühlen, den Ball sehen.',
      'Freier Ball: Der Erste geht zum Ball, der Zweite auf die Torlinie.',
      'Hoch, breit oder weit klären: Eins davon genügt.',
      'Auf Ruf des Torwarts gemeinsam heraus.',
    ],
    scoring: 'Über die Linie geklärt: ein Punkt für die Abwehr. Tor: einer für den Angriff.',
    question: 'Was hast du getan, während der Ball unterwegs war?',
    fault: 'Dem Ball zusehen, während der Gegner im Rücken wegläuft.',
    harder: ['Zwei Bälle innerhalb von drei Sekunden.'],
    easier: ['Nur gerollte Bälle, Angreifer starten außerhalb.'],
  },
  bg: {
    name: 'Суматоха пред вратата',
    aim: 'Реагирате първи на рикошетите: откъм вратата, блок, изчистване, излизане.',
    setup:
      '{l} × {w} м, {goal} с вратар. Пред нея са трима нападатели и трима защитници, в другия край треньорът с осем топки. Линия от конуси на {out} м пред вратата.',
    steps: [
      'Треньорът праща в групата ниски, подскачащи и полувисоки топки.',
      'Нападателите стрелят при първа възможност, защитниците блокират и чистят.',
      'Топка зад линията от конуси е изчистена: всички излизат до нея.',
      'Следващата идва, когато последният защитник стигне линията.',
      'След осем топки ролите се сменят; броят се головете.',
    ],
    points: [
      'Усещай противника, гледай топката.',
      'Свободна топка: първият към нея, вторият на голлинията.',
      'Чисти високо, встрани или далеч: едно от трите стига.',
      'Излизате заедно по вика на вратаря.',
    ],
    scoring: 'Изчистване зад линията: точка за защитата. Гол: точка за атаката.',
    question: 'Какво правеше, докато топката пътуваше?',
    fault: 'Гледане на топката, докато противникът минава зад гърба.',
    harder: ['Две топки за три секунди.'],
    easier: ['Само търкаляни топки, нападателите тръгват отвън.'],
  },
}

export const lastWords: TaskWords = {
  en: {
    name: 'Last defender on the line',
    aim: 'Support the keeper: fill the empty part of the goal when the keeper has to go out.',
    setup:
      '{l} × {w} m, a {goal}, a keeper. Two attackers at the far end with a ball, one defender a third of the way in front of goal, a second defender level with the attackers on the other side; two more attackers wait with a ball.',
    steps: [
      'The attackers go 2v1 towards goal, the second defender runs home.',
      'When the keeper comes out, the nearest defender drops onto the goal line.',
      'The other one presses the shooter or blocks the square pass.',
      'Ball off the line: clear to the side, then all out together.',
      'Next pair of attackers; defenders change after four attacks.',
    ],
    points: [
      'Keeper out, defender in: no call is needed, but it helps.',
      'Stand a step in front of the line, on the side the keeper leaves open.',
      'Use foot, thigh and chest, hands stay down.',
      'On the way home look where the keeper is.',
    ],
    scoring: 'Saved on the line by a defender: three points. Attack stopped: two. Goal: two.',
    question: 'How did you know which part of the goal was empty?',
    fault: 'Two defenders run to the shooter and the goal is empty.',
    harder: ['Three attackers.'],
    easier: ['The second defender starts five metres closer.'],
  },
  de: {
    name: 'Die letzte Rettung auf der Linie',
    aim: 'Dem Torwart helfen: den leeren Teil des Tores füllen, wenn er herausmuss.',
    setup:
      '{l} × {w} m, ein {goal}, ein Torwart. Zwei Angreifer mit Ball am anderen Ende, ein Verteidiger ein Drittel vor dem Tor, ein zweiter gegenüber auf Höhe der Angreifer; zwei weitere Angreifer warten mit Ball.',
    steps: [
      'Die Angreifer gehen im 2 gegen 1 zum Tor, der zweite Verteidiger läuft zurück.',
      'Kommt der Torwart heraus, fällt der nähere Verteidiger auf die Torlinie.',
      'Der andere stellt den Schützen oder den Querpass.',
      'Von der Linie geholt: zur Seite klären, dann gemeinsam heraus.',
      'Die nächsten Angreifer; Verteidigerwechsel nach vier Angriffen.',
    ],
    points: [
      'Torwart raus, Verteidiger rein: ohne Ruf, mit Ruf noch besser.',
      'Einen Schritt vor der Linie, auf der offenen Seite des Torwarts.',
      'Fuß, Schenkel, Brust; die Hände bleiben unten.',
      'Auf dem Rückweg schauen, wo der Torwart ist.',
    ],
    scoring: 'Auf der Linie gerettet: drei Punkte. Angriff gestoppt: zwei. Tor: zwei.',
    question: 'Woran hast du erkannt, welcher Teil des Tores leer war?',
    fault: 'Beide laufen zum Schützen, und das Tor ist leer.',
    harder: ['Drei Angreifer.'],
    easier: ['Der zweite Verteidiger startet fünf Meter näher.'],
  },
  bg: {
    name: 'Последен на голлинията',
    aim: 'Помагаш на вратаря: запълваш празната част от вратата, когато той излезе.',
    setup:
      '{l} × {w} м, {goal} с вратар. В другия край двама нападатели с топка, един защитник е на третина пред вратата, втори е отсреща на височината на нападателите; още двама нападатели чакат с топка.',
    steps: [
      'Нападателите тръгват 2 срещу 1, вторият защитник се връща.',
      'Излезе ли вратарят, по-близкият защитник пада на голлинията.',
      'Другият притиска стрелеца или блокира напречния пас.',
      'Избита от линията: чисти се встрани, после всички излизат.',
      'Следващите нападатели; защитниците се сменят след четири атаки.',
    ],
    points: [
      'Вратарят навън, защитникът вътре: без вик, а с вик още по-добре.',
      'На крачка пред линията, от страната, която вратарят оставя.',
      'Крак, бедро, гърди; ръцете са долу.',
      'На връщане гледай къде е вратарят.',
    ],
    scoring: 'Спасена на линията: три точки. Спряна атака: две. Гол: две.',
    question: 'По какво разбра коя част от вратата е празна?',
    fault: 'И двамата тичат към стрелеца, а вратата е празна.',
    harder: ['Трима нападатели.'],
    easier: ['Вторият защитник тръгва пет метра по-близо.'],
  },
}
