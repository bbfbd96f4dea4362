/** Defending for the smallest: trolls, towers, shadows and sharks. */
import type { TaskWords } from '../kit'

export const trollWords: TaskWords = {
  en: {
    name: 'The bridge troll',
    aim: 'Move along a line in front of a dribbling child and take the ball with a quick foot.',
    setup:
      '{l} × {w} m. Across the middle a bridge, two lines of markers two metres apart; a troll stands on it. Four children with a ball each wait on one bank, side by side.',
    steps: [
      'The troll calls “Who crosses my bridge?” and all four start.',
      'The troll may run only on the bridge and taps balls away with the foot.',
      'Those across turn and wait for the next call from the other bank.',
      'A child whose ball was tapped away fetches it and goes on playing.',
      'New troll after two crossings.',
    ],
    points: [
      'Troll: small steps sideways, like a crab.',
      'Wait until the ball is far from the foot, then tap.',
      'Watch the ball and not the face.',
    ],
    scoring:
      'Troll: one point for each ball tapped away. Who crosses four times is king of the bridge.',
    question: 'Which ball was the easiest one to catch?',
    fault: 'Running after one child while three others cross.',
    harder: ['The bridge is only one metre deep.'],
    easier: ['Two trolls share the bridge.'],
  },
  de: {
    name: 'Der Brückentroll',
    aim: 'Sich auf einer Linie vor dem dribbelnden Kind bewegen und den Ball mit schnellem Fuß nehmen.',
    setup:
      '{l} × {w} m. Quer durch die Mitte eine Brücke aus zwei Markierungslinien, zwei Meter breit; darauf ein Troll. Vier Kinder mit je einem Ball warten nebeneinander am Ufer.',
    steps: [
      'Der Troll ruft „Wer will über meine Brücke?“, und alle vier laufen los.',
      'Er darf nur auf der Brücke laufen und tippt Bälle mit dem Fuß weg.',
      'Wer drüben ist, dreht um und wartet auf den nächsten Ruf.',
      'Wessen Ball weggetippt wurde, holt ihn und spielt weiter.',
      'Nach zwei Überquerungen ein neuer Troll.',
    ],
    points: [
      'Troll: kleine Schritte zur Seite, wie ein Krebs.',
      'Warten, bis der Ball weit vom Fuß ist, dann tippen.',
      'Auf den Ball schauen, nicht ins Gesicht.',
    ],
    scoring: 'Troll: ein Punkt je weggetipptem Ball. Viermal drüben: König der Brücke.',
    question: 'Welcher Ball war am leichtesten zu fangen?',
    fault: 'Einem Kind nachlaufen, während drei andere vorbeigehen.',
    harder: ['Die Brücke ist nur einen Meter breit.'],
    easier: ['Zwei Trolle teilen sich die Brücke.'],
  },
  bg: {
    name: 'Тролът на моста',
    aim: 'Движиш се по линия пред детето с топка и я вземаш с бърз крак.',
    setup:
      '{l} × {w} м. През средата има мост от две линии маркери, широк два метра; на него е тролът. Четири деца с по една топка чакат едно до друго на брега.',
    steps: [
      'Тролът вика „Кой ще мине по моста ми?“, и четирите тръгват.',
      'Той тича само по моста и избива топките с крак.',
      'Който е отсреща, се обръща и чака следващия вик.',
      'Избитата топка се взема обратно и детето продължава.',
      'След две минавания има нов трол.',
    ],
    points: [
      'Трол: малки стъпки встрани като рак.',
      'Изчакай топката да се отдалечи от крака и тогава избий.',
      'Гледай топката, не лицето.',
    ],
    scoring: 'Тролът: точка за всяка избита топка. Четири минавания: цар на моста.',
    question: 'Коя топка беше най-лесна за вземане?',
    fault: 'Гонене на едно дете, докато три други минават.',
    harder: ['Мостът е широк само един метър.'],
    easier: ['Два трола си делят моста.'],
  },
}

export const towerWords: TaskWords = {
  en: {
    name: 'Guard your tower',
    aim: 'Stand between the ball and what you protect, whichever way the attacker goes.',
    setup:
      '{l} × {w} m with three towers (cones) in three circles of markers. At each tower a guard and an attacker with a ball.',
    steps: [
      'The attacker dribbles round the circle and looks for a gap.',
      'The guard stays inside the circle, always between ball and tower.',
      'Tower hit with the ball: put it up again, swap jobs.',
      'Ball touched by the guard: the attacker starts again from outside.',
      'On the whistle all attackers move on to the next tower.',
    ],
    points: [
      'Turn with the ball, like a door that stays shut.',
      'Bend your knees, arms like wings.',
      'Come a step towards the ball: then the tower is small.',
    ],
    scoring: 'Guard: one point for every touch. Attacker: two for a tower.',
    question: 'Where did you stand when the tower was safe?',
    fault: 'Standing right at the cone and waiting for the shot.',
    harder: ['Two attackers with one ball at each tower.'],
    easier: ['A bigger circle for the guard.'],
  },
  de: {
    name: 'Bewach deinen Turm',
    aim: 'Zwischen Ball und dem stehen, was du schützt, egal wohin der Angreifer geht.',
    setup:
      '{l} × {w} m mit drei Türmen (Hütchen) in drei Kreisen aus Markierungen. An jedem Turm ein Wächter und ein Angreifer mit Ball.',
    steps: [
      'Der Angreifer dribbelt um den Kreis und sucht eine Lücke.',
      'Der Wächter bleibt im Kreis, immer zwischen Ball und Turm.',
      'Turm getroffen: wieder aufstellen und die Rollen tauschen.',
      'Wächter am Ball: Der Angreifer beginnt neu von außen.',
      'Auf Pfiff wandern alle Angreifer zum nächsten Turm.',
    ],
    points: [
      'Dreh dich mit dem Ball, wie eine Tür, die zubleibt.',
      'Knie beugen, Arme wie Flügel.',
      'Einen Schritt zum Ball: Dann wird der Turm klein.',
    ],
    scoring: 'Wächter: ein Punkt je Berührung. Angreifer: zwei für einen Turm.',
    question: 'Wo standest du, als der Turm sicher war?',
    fault: 'Direkt am Hütchen stehen und auf den Schuss warten.',
    harder: ['Zwei Angreifer mit einem Ball an jedem Turm.'],
    easier: ['Ein größerer Kreis für den Wächter.'],
  },
  bg: {
    name: 'Пази кулата си',
    aim: 'Стоиш между топката и това, което пазиш, накъдето и да тръгне нападателят.',
    setup:
      '{l} × {w} м с три кули (конуси) в три кръга от маркери. При всяка кула има пазач и нападател с топка.',
    steps: [
      'Нападателят води около кръга и търси процеп.',
      'Пазачът остава в кръга, винаги между топката и кулата.',
      'Ударена кула: изправя се и ролите се сменят.',
      'Докосне ли пазачът топката, нападателят започва отново отвън.',
      'При сигнал всички нападатели отиват при следващата кула.',
    ],
    points: [
      'Върти се с топката като врата, която остава затворена.',
      'Свий коленете, ръцете са като крила.',
      'Една крачка към топката и кулата става малка.',
    ],
    scoring: 'Пазачът: точка за всяко докосване. Нападателят: две за кула.',
    question: 'Къде стоеше, когато кулата беше в безопасност?',
    fault: 'Стоене до самия конус и чакане на удара.',
    harder: ['Двама нападатели с една топка при всяка кула.'],
    easier: ['По-голям кръг за пазача.'],
  },
}

export const shadowWords: TaskWords = {
  en: {
    name: 'Shake off your shadow',
    aim: 'Follow a partner’s changes of direction at arm’s length without bumping into them.',
    setup:
      '{l} × {w} m with cones scattered as trees. Children in pairs: a runner in front, the shadow an arm’s length behind; the balls lie ready outside.',
    steps: [
      'The runner darts between the trees, stops, turns and starts again.',
      'The shadow copies it all and stays within reach.',
      'On “freeze” all stand: can the shadow touch the runner with a long arm?',
      'Change roles; from the third round on the runner dribbles a ball.',
    ],
    points: [
      'Look at the hips: they show where it goes.',
      'Small steps before a turn, long ones after it.',
      'Leave room for braking.',
    ],
    scoring: 'A touch on “freeze” is a point for the shadow, otherwise for the runner.',
    question: 'What told you that a turn was coming?',
    fault: 'Watching the feet and bumping into the back.',
    harder: ['The runner may send the shadow round a tree.'],
    easier: ['At walking pace.'],
  },
  de: {
    name: 'Schüttle deinen Schatten ab',
    aim: 'Richtungswechsel des Partners auf Armlänge mitgehen, ohne aufzulaufen.',
    setup:
      '{l} × {w} m mit Hütchen als Bäumen. Kinder in Paaren: vorn der Läufer, eine Armlänge dahinter der Schatten; die Bälle liegen außen bereit.',
    steps: [
      'Der Läufer flitzt zwischen den Bäumen, stoppt, dreht, startet.',
      'Der Schatten macht alles nach und bleibt in Reichweite.',
      'Auf „Eis“ stehen alle: Kann der Schatten mit langem Arm tippen?',
      'Rollentausch; ab der dritten Runde dribbelt der Läufer einen Ball.',
    ],
    points: [
      'Auf die Hüfte schauen: Sie zeigt, wohin es geht.',
      'Vor dem Drehen kleine Schritte, danach große.',
      'Platz zum Bremsen lassen.',
    ],
    scoring: 'Tippen bei „Eis“: Punkt für den Schatten, sonst für den Läufer.',
    question: 'Woran hast du gemerkt, dass eine Drehung kommt?',
    fault: 'Auf die Füße schauen und in den Rücken laufen.',
    harder: ['Der Läufer darf den Schatten um einen Baum schicken.'],
    easier: ['Alles im Gehen.'],
  },
  bg: {
    name: 'Избягай от сянката си',
    aim: 'Следваш смените на посоката на ръка разстояние, без да се блъскаш.',
    setup:
      '{l} × {w} м с пръснати конуси за дървета. Децата са по двойки: отпред бягащ, на ръка зад него сянката; топките чакат отвън.',
    steps: [
      'Бягащият се стрелка между дърветата, спира, завива и тръгва пак.',
      'Сянката прави всичко като него и остава наблизо.',
      'На „лед“ всички спират: стига ли сянката бягащия с ръка?',
      'Смяна на ролите; от третата игра бягащият води топка.',
    ],
    points: [
      'Гледай таза: той показва накъде.',
      'Преди завой малки стъпки, след него големи.',
      'Остави си място за спиране.',
    ],
    scoring: 'Докосване на „лед“: точка за сянката, иначе за бягащия.',
    question: 'По какво позна, че идва завой?',
    fault: 'Гледане в краката и блъскане в гърба.',
    harder: ['Бягащият може да прати сянката около дърво.'],
    easier: ['Всичко е с ходене.'],
  },
}
