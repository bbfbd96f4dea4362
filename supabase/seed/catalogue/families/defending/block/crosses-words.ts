/** Which ball from the side. */
import type { DefendingTask } from '../kit'

export const crossTasks: readonly DefendingTask[] = [
  {
    key: 'prevent',
    harder: 0,
    name: ['stop the cross', 'Flanke verhindern', 'спри центрирането'],
    aim: [
      'The first defence is the pressure on the foot of the crosser.',
      'Die erste Abwehr ist der Druck auf den Fuß des Flankengebers.',
      'Първата защита е натискът върху крака на центриращия.',
    ],
    rule: [
      'A cross blocked by the full-back or forced backwards is two points. Crosses are flat.',
      'Blockt der Außenverteidiger die Flanke oder zwingt er nach hinten, gibt es zwei Punkte. Flanken sind flach.',
      'Блокирано или върнато назад центриране е две точки. Подава се по земята.',
    ],
    points: [
      [
        'Full-back: close the last metre with long steps, foot in the way of the ball.',
        'Außenverteidiger: letzten Meter mit langen Schritten schließen, Fuß in die Flugbahn.',
        'Бек: затвори последния метър с дълги крачки, кракът на пътя на топката.',
      ],
    ],
    more: [
      [
        'A second green player may overlap.',
        'Ein zweiter Grüner darf hinterlaufen.',
        'Втори зелен може да мине отзад.',
      ],
    ],
    easier: [
      'The full-back starts three metres nearer.',
      'Der Außenverteidiger startet drei Meter näher.',
      'Бекът тръгва три метра по-близо.',
    ],
    scoring: [
      'Cross prevented: two points; cleared: one; goal: two for green.',
      'Flanke verhindert: zwei Punkte; geklärt: einer; Tor: zwei für Grün.',
      'Предотвратено центриране: две точки; изчистено: една; гол: две за зелените.',
    ],
    question: [
      'How far away may you be so that the cross still hits you?',
      'Wie weit darfst du weg sein, damit die Flanke dich trifft?',
      'Колко далеч може да си, за да те уцели центрирането?',
    ],
    fault: [
      'Turning the back when the cross is struck.',
      'Beim Flanken den Rücken drehen.',
      'Обръщане с гръб при центрирането.',
    ],
  },
  {
    key: 'low',
    harder: 1,
    name: ['low ball across the goal', 'flach vor das Tor', 'ниско пред вратата'],
    aim: [
      'Clear the flat ball with a clear direction.',
      'Den flachen Ball mit klarer Richtung klären.',
      'Ниската топка се изчиства в ясна посока.',
    ],
    rule: [
      'The winger may cross without being blocked. Flat balls between keeper and defenders; a clearance that reaches a team-mate or leaves to the side counts.',
      'Der Flügel darf ungehindert flanken. Flache Bälle zwischen Torwart und Abwehr; es zählt, was beim Mitspieler oder zur Seite landet.',
      'Крайният центрира свободно. Ниски топки между вратаря и защитата; важи изчистване до съотборник или встрани.',
    ],
    points: [
      [
        'Clear to where it came from, with the foot nearer to the ball.',
        'Kläre dorthin, woher der Ball kam, mit dem ballnahen Fuß.',
        'Чисти натам, откъдето идва, с по-близкия крак.',
      ],
    ],
    more: [
      [
        'Crosses are first-time and harder.',
        'Flanken direkt und schärfer.',
        'Центрира се от първо и по-силно.',
      ],
    ],
    easier: [
      'Attackers start two metres behind.',
      'Angreifer starten zwei Meter dahinter.',
      'Нападателите тръгват два метра отзад.',
    ],
    scoring: [
      'Clearance to a team-mate: two; to the side: one; goal: two for green.',
      'Klärung zum Mitspieler: zwei; zur Seite: eins; Tor: zwei für Grün.',
      'До съотборник: две; встрани: една; гол: две за зелените.',
    ],
    question: [
      'Which ball is the keeper’s?',
      'Welcher Ball gehört dem Torwart?',
      'Коя топка е на вратаря?',
    ],
    fault: [
      'Clearing through their own goal area to the middle.',
      'Quer durch den eigenen Fünfer in die Mitte klären.',
      'Чистене през центъра на малкото поле.',
    ],
  },
  {
    key: 'cut-back',
    harder: 1,
    from: 10,
    name: [
      'ball back from the goal line',
      'Rückpass von der Grundlinie',
      'връщане от крайната линия',
    ],
    aim: [
      'Protect the edge of the box while falling back.',
      'Den Rückraum schützen, obwohl man zurückfällt.',
      'Пазене на зоната за връщане при отстъпване.',
    ],
    rule: [
      'The winger goes to the goal line and plays back. One amber player stays on the edge of the box; a goal from there counts two.',
      'Der Flügel geht bis zur Grundlinie und spielt zurück. Ein Gelber bleibt im Rückraum; ein Tor von dort zählt zwei.',
      'Крайният стига до крайната линия и връща. Един жълт остава на ръба на полето; гол оттам е две.',
    ],
    points: [
      [
        'Brake when the ball stops: the last two steps decide.',
        'Bremse, wenn der Ball bremst: Die letzten zwei Schritte entscheiden.',
        'Спри, когато топката спре: последните две крачки решават.',
      ],
    ],
    more: [
      [
        'Two attackers come from the second row.',
        'Zwei Angreifer kommen aus der zweiten Reihe.',
        'Двама нападатели идват от втора линия.',
      ],
    ],
    easier: [
      'Cut-backs only along the ground to a called player.',
      'Rückpass nur flach zu einem vorher genannten Spieler.',
      'Връщане само към предварително посочен играч.',
    ],
    scoring: [
      'Cut-back intercepted: two; shot blocked: one; goal: two for green.',
      'Rückpass abgefangen: zwei; Schuss geblockt: eins; Tor: zwei für Grün.',
      'Пресечено връщане: две; блокиран удар: една; гол: две за зелените.',
    ],
    question: [
      'Where is the danger when the ball is on the goal line?',
      'Wo ist die Gefahr, wenn der Ball an der Grundlinie ist?',
      'Къде е опасността, когато топката е на крайната линия?',
    ],
    fault: [
      'All eyes on the ball, nobody sees the runner behind.',
      'Alle Augen am Ball, keiner sieht den Nachrückenden.',
      'Всички гледат топката, никой не вижда идващия отзад.',
    ],
  },
  {
    key: 'high',
    harder: 1,
    from: 12,
    heading: true,
    name: ['high ball into the box', 'hoher Ball in den Strafraum', 'висока топка в полето'],
    aim: [
      'Attack the ball at its highest point and push out afterwards.',
      'Den Ball am höchsten Punkt angreifen und danach herausrücken.',
      'Нападане на топката в най-високата точка и излизане след това.',
    ],
    rule: [
      'Two high crosses per round and no more than five headers per player, the others come flat. The defender in whose zone it falls calls "mine" and clears high, wide and to the side; then the whole line moves out ten metres.',
      'Zwei hohe Flanken je Durchgang und höchstens fünf Kopfbälle je Spieler, die anderen kommen flach. In wessen Zone der Ball fällt, ruft „meiner“ und klärt hoch, weit und zur Seite; dann rückt die ganze Kette zehn Meter heraus.',
      'По две високи центрирания на серия и най-много пет удара с глава на играч, другите са ниски. В чиято зона пада топката, вика „моя“ и чисти високо, далеч и встрани; после линията излиза десет метра.',
    ],
    points: [
      [
        'Start late, jump early: run to the ball, do not wait under it.',
        'Spät starten, früh springen: zum Ball laufen, nicht darunter warten.',
        'Тръгни късно, скочи рано: към топката, не я чакай.',
      ],
      [
        'Forehead, eyes open, through the lower half of the ball.',
        'Stirn, Augen offen, durch die untere Ballhälfte.',
        'С чело, отворени очи, през долната половина на топката.',
      ],
    ],
    more: [
      [
        'Attackers may block each other’s markers (fairly).',
        'Angreifer dürfen sich fair freiblocken.',
        'Нападателите може честно да си правят блок.',
      ],
    ],
    easier: [
      'A light ball, and attackers only run.',
      'Leichter Ball, und die Angreifer laufen nur mit.',
      'Лека топка, нападателите само бягат.',
    ],
    scoring: [
      'Cleared out of the box: one point; to a team-mate: two; goal: two for green.',
      'Aus dem Strafraum geklärt: ein Punkt; zum Mitspieler: zwei; Tor: zwei für Grün.',
      'Изчистено извън полето: точка; до съотборник: две; гол: две за зелените.',
    ],
    question: [
      'Who leads when keeper and defender both can get it?',
      'Wer hat Vorrang, wenn Torwart und Verteidiger hinkommen?',
      'Чия е топката, ако и вратарят, и защитникът стигат?',
    ],
    fault: [
      'Staying in the box after clearing: the second ball is dangerous.',
      'Nach dem Klären im Strafraum bleiben: Der zweite Ball ist gefährlich.',
      'Оставане в полето след изчистване: втората топка е опасна.',
    ],
  },
]
