-- Individual exercises: strength with the own body only, as play for the young, and mobility.

select private.import_individual_exercise($json$
{
  "slug": "wheelbarrow", "topic": "strength", "place": "yard", "ages": [7, 11],
  "level": 1, "minutes": 8, "sets": 4, "intensity": "medium",
  "equipment": [],
  "people": 2,
  "texts": {
    "en": {
      "title": "Wheelbarrow",
      "aim": "Strong arms and a firm middle, as a game for two.",
      "steps": [
        "One walks on the hands, the other holds the thighs just above the knees.",
        "Drive the wheelbarrow ten steps over the grass. The load stays straight like a plank.",
        "Change. Then unload something: carry a soft toy on the back.",
        "Two drives each. If the belly sags, the drive is over."
      ],
      "points": ["Hold the thighs, not the feet", "Hands under the shoulders", "The driver walks slowly"],
      "progressions": ["Roll a ball along with one hand", "Drive a curve round two bottles"]
    },
    "de": {
      "title": "Schubkarre",
      "aim": "Starke Arme und eine feste Mitte, als Spiel zu zweit.",
      "steps": [
        "Der eine läuft auf den Händen, der andere hält die Oberschenkel knapp über den Knien.",
        "Fahrt mit der Schubkarre zehn Schritte über den Rasen. Die Ladung bleibt gerade wie ein Brett.",
        "Tauschen. Danach wird transportiert: ein Kuscheltier auf dem Rücken.",
        "Je zwei Fahrten. Hängt der Bauch durch, ist die Fahrt zu Ende."
      ],
      "points": ["Oberschenkel halten, nicht die Füße", "Hände unter den Schultern", "Wer schiebt, geht langsam"],
      "progressions": ["Mit einer Hand einen Ball mitrollen", "Eine Kurve um zwei Flaschen fahren"]
    },
    "bg": {
      "title": "Ръчна количка",
      "aim": "Силни ръце и стегнато тяло – като игра за двама.",
      "steps": [
        "Единият върви на ръце, другият го държи за бедрата точно над коленете.",
        "Карайте количката десет крачки по тревата. Товарът е прав като дъска.",
        "Смяна. После превозвайте нещо: плюшена играчка на гърба.",
        "По две пътувания. Увисне ли коремът, пътуването свършва."
      ],
      "points": ["Дръж бедрата, не стъпалата", "Дланите са под раменете", "Който кара, върви бавно"],
      "progressions": ["Търкаляй топка с едната ръка", "Завий около две бутилки"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "crab-football", "topic": "strength", "place": "yard", "ages": [6, 11],
  "level": 1, "minutes": 8, "sets": 4, "intensity": "medium",
  "equipment": ["ball"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Crab football",
      "aim": "Carry your weight on hands and feet and play.",
      "steps": [
        "Mark a field of five by four steps with a goal at each end, made of shoes.",
        "Move like a crab: hands and feet on the ground, belly up.",
        "Play the ball with the feet into the other's goal. Hands stay on the ground.",
        "Play for one minute, rest for one minute, four times."
      ],
      "points": ["Fingers point forwards or outwards", "Keep your bottom off the ground", "Rest your wrists between the games"],
      "progressions": ["The goals are smaller", "The ball must touch your knee first"]
    },
    "de": {
      "title": "Krebsfußball",
      "aim": "Das eigene Gewicht auf Händen und Füßen tragen und spielen.",
      "steps": [
        "Markiert ein Feld von fünf mal vier Schritten, an jedem Ende ein Tor aus Schuhen.",
        "Bewegt euch wie Krebse: Hände und Füße am Boden, Bauch nach oben.",
        "Spielt den Ball mit den Füßen ins andere Tor. Die Hände bleiben am Boden.",
        "Eine Minute spielen, eine Minute Pause, viermal."
      ],
      "points": ["Finger zeigen nach vorn oder außen", "Po über dem Boden halten", "Zwischen den Spielen die Handgelenke ausruhen"],
      "progressions": ["Kleinere Tore", "Der Ball muss zuerst das Knie berühren"]
    },
    "bg": {
      "title": "Футбол на раци",
      "aim": "Да носиш тежестта си на ръце и крака и да играеш.",
      "steps": [
        "Отбележете поле пет на четири крачки с врата от обувки на всеки край.",
        "Движете се като раци: дланите и стъпалата на земята, коремът нагоре.",
        "Вкарвайте топката с крака в чуждата врата. Ръцете не се вдигат.",
        "Една минута игра, една минута почивка, четири пъти."
      ],
      "points": ["Пръстите на ръцете сочат напред или навън", "Дупето не опира в земята", "Между игрите отпочивайте китките"],
      "progressions": ["По-малки врати", "Топката трябва първо да докосне коляното"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "bridge-for-the-ball", "topic": "strength", "place": "room", "ages": [6, 12],
  "level": 1, "minutes": 6, "sets": 4, "repetitions": 8, "intensity": "low",
  "equipment": ["ball", "mat"],
  "texts": {
    "en": {
      "title": "A bridge for the ball",
      "aim": "Make the bottom and the back of the legs strong.",
      "steps": [
        "Lie on your back on a mat, feet on the floor, knees bent.",
        "Lift the bottom until knees, hips and shoulders make a line: the bridge is open.",
        "Roll the ball under the bridge from the right hand to the left, and lower the bottom.",
        "Open again, roll it back. Eight ships sail through in one round."
      ],
      "points": ["Press the heels into the floor", "Knees as wide as the hips", "Breathe out when you lift"],
      "progressions": ["Keep the bridge open for three ships", "Lift one foot a little off the floor"]
    },
    "de": {
      "title": "Eine Brücke für den Ball",
      "aim": "Po und Beinrückseite kräftigen.",
      "steps": [
        "Leg dich auf einer Matte auf den Rücken, Füße am Boden, Knie gebeugt.",
        "Heb den Po, bis Knie, Hüfte und Schultern eine Linie bilden: Die Brücke ist offen.",
        "Roll den Ball unter der Brücke von der rechten zur linken Hand und senk den Po.",
        "Wieder öffnen, zurückrollen. Acht Schiffe fahren in einer Runde durch."
      ],
      "points": ["Fersen in den Boden drücken", "Knie hüftbreit", "Beim Heben ausatmen"],
      "progressions": ["Die Brücke für drei Schiffe offen halten", "Einen Fuß ein wenig anheben"]
    },
    "bg": {
      "title": "Мост за топката",
      "aim": "Да заякнат седалището и задната част на краката.",
      "steps": [
        "Легни по гръб на постелка, стъпалата на пода, коленете свити.",
        "Вдигни таза, докато коленете, тазът и раменете станат една линия: мостът е отворен.",
        "Търкулни топката под моста от дясната към лявата ръка и свали таза.",
        "Отвори пак, върни я. Осем кораба минават в една серия."
      ],
      "points": ["Натискай пода с пети", "Коленете на ширината на таза", "Издишай при вдигане"],
      "progressions": ["Дръж моста отворен за три кораба", "Повдигни леко едното стъпало"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "stand-up-sit-down", "topic": "strength", "place": "anywhere", "ages": [7, 13],
  "level": 1, "minutes": 6, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 10,
  "texts": {
    "en": {
      "title": "Up without hands",
      "aim": "Get up from the ground with the strength of the legs.",
      "steps": [
        "Sit cross-legged on the ground, the ball in both hands before your chest.",
        "Stand up without touching the ground with the ball or a hand.",
        "Stretch the ball to the sky, then sit down again slowly like a feather.",
        "Eight times. Which way of getting up costs the least strength?"
      ],
      "points": ["Lean forward before you stand up", "Sit down as slowly as you can", "Feet turned out a little"],
      "progressions": ["Stand up on one leg with the other foot just touching", "Throw the ball up and catch it while standing up"],
      "measuring": "Count how often you stand up without hands in thirty seconds."
    },
    "de": {
      "title": "Aufstehen ohne Hände",
      "aim": "Sich mit der Kraft der Beine vom Boden erheben.",
      "steps": [
        "Sitz im Schneidersitz, der Ball in beiden Händen vor der Brust.",
        "Steh auf, ohne den Boden mit Ball oder Hand zu berühren.",
        "Streck den Ball zum Himmel und setz dich langsam wie eine Feder wieder hin.",
        "Achtmal. Welche Art aufzustehen kostet am wenigsten Kraft?"
      ],
      "points": ["Vor dem Aufstehen nach vorn lehnen", "So langsam wie möglich hinsetzen", "Füße leicht nach außen"],
      "progressions": ["Auf einem Bein aufstehen, der andere Fuß hilft nur wenig", "Beim Aufstehen den Ball hochwerfen und fangen"],
      "measuring": "Zähl, wie oft du in dreißig Sekunden ohne Hände aufstehst."
    },
    "bg": {
      "title": "Стани без ръце",
      "aim": "Да се изправиш от земята със силата на краката.",
      "steps": [
        "Седни с кръстосани крака, топката е в двете ръце пред гърдите.",
        "Изправи се, без да докосваш земята с топката или с ръка.",
        "Протегни топката към небето и пак седни бавно като перце.",
        "Осем пъти. Кой начин на ставане изисква най-малко сила?"
      ],
      "points": ["Наведи се напред, преди да станеш", "Сядай колкото може по-бавно", "Стъпалата са леко навън"],
      "progressions": ["Стани на един крак, другият помага съвсем малко", "Подхвърли топката и я хвани, докато ставаш"],
      "measuring": "Преброй колко пъти ставаш без ръце за тридесет секунди."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "tug-of-towel", "topic": "strength", "place": "yard", "ages": [8, 13],
  "level": 2, "minutes": 6, "sets": 6, "intensity": "medium",
  "equipment": [],
  "people": 2,
  "texts": {
    "en": {
      "title": "Tug of the towel",
      "aim": "Pull with legs and middle instead of the back.",
      "steps": [
        "Take a long strong towel and stand facing each other on the grass, a line between you.",
        "Hold your end with both hands, bend your knees, lean back a little.",
        "At 'go' each tries to bring the other over the line. Never let go suddenly.",
        "Ten seconds at most, then rest. Six rounds, and change sides."
      ],
      "points": ["Back straight, push with the legs", "Small steps backwards", "Say 'stop' at any time and it stops"],
      "progressions": ["On one leg", "Only with one hand"]
    },
    "de": {
      "title": "Handtuchziehen",
      "aim": "Mit Beinen und Rumpf ziehen statt mit dem Rücken.",
      "steps": [
        "Nehmt ein langes, festes Handtuch und steht euch auf dem Rasen gegenüber, dazwischen eine Linie.",
        "Halt dein Ende mit beiden Händen, beug die Knie, lehn dich etwas zurück.",
        "Bei „los“ versucht jeder, den anderen über die Linie zu holen. Nie plötzlich loslassen.",
        "Höchstens zehn Sekunden, dann Pause. Sechs Runden, dazwischen Seiten wechseln."
      ],
      "points": ["Rücken gerade, mit den Beinen drücken", "Kleine Schritte rückwärts", "Jederzeit „Stopp“ sagen, dann ist Schluss"],
      "progressions": ["Auf einem Bein", "Nur mit einer Hand"]
    },
    "bg": {
      "title": "Дърпане на кърпа",
      "aim": "Да дърпаш с краката и корема, а не с гърба.",
      "steps": [
        "Вземете дълга здрава кърпа и застанете един срещу друг на тревата, между вас е линията.",
        "Дръж края си с две ръце, свий колене, облегни се леко назад.",
        "При „старт“ всеки се опитва да изтегли другия през линията. Никога не пускайте внезапно.",
        "Най-много десет секунди, после почивка. Шест серии, сменяйте страните."
      ],
      "points": ["Прав гръб, натискай с краката", "Малки крачки назад", "По всяко време кажи „стоп“ и спирате"],
      "progressions": ["На един крак", "Само с една ръка"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "plank-clock", "topic": "strength", "place": "room", "ages": [12, 19],
  "level": 2, "minutes": 8, "sets": 4, "intensity": "medium",
  "equipment": ["mat", "timer"],
  "measure": "seconds", "target": 60,
  "texts": {
    "en": {
      "title": "Plank round the clock",
      "aim": "Hold the middle firm while arms and legs move.",
      "steps": [
        "Lie on your belly, lift yourself onto forearms and toes: one straight line.",
        "Hold for ten seconds. Then lift the right foot a hand's width, then the left, five seconds each.",
        "Stretch one arm forward, then the other, five seconds each.",
        "Back to the plank for ten seconds, knees down, rest for forty. Four rounds."
      ],
      "points": ["Belly button in, bottom level", "Look at the floor, neck long", "Stop as soon as the back sags"],
      "progressions": ["Lift opposite arm and leg together", "Walk the forearms a little forwards"],
      "measuring": "Take the seconds you hold the plain forearm plank in a straight line; stop when the hips drop."
    },
    "de": {
      "title": "Unterarmstütz rundherum",
      "aim": "Die Mitte fest halten, während sich Arme und Beine bewegen.",
      "steps": [
        "Leg dich auf den Bauch und heb dich auf Unterarme und Zehen: eine gerade Linie.",
        "Zehn Sekunden halten. Dann den rechten Fuß eine Handbreit heben, dann den linken, je fünf Sekunden.",
        "Einen Arm nach vorn strecken, dann den anderen, je fünf Sekunden.",
        "Zurück in den Stütz für zehn Sekunden, Knie ablegen, vierzig Sekunden Pause. Vier Runden."
      ],
      "points": ["Bauchnabel einziehen, Po auf gleicher Höhe", "Blick zum Boden, Nacken lang", "Aufhören, sobald der Rücken durchhängt"],
      "progressions": ["Arm und Gegenbein zugleich heben", "Die Unterarme ein Stück nach vorn wandern lassen"],
      "measuring": "Miss die Sekunden, die du den einfachen Unterarmstütz gerade hältst; Schluss ist, wenn die Hüfte sinkt."
    },
    "bg": {
      "title": "Планк с движение",
      "aim": "Да държиш тялото стегнато, докато ръцете и краката се движат.",
      "steps": [
        "Легни по корем и се вдигни на предмишници и пръсти: една права линия.",
        "Задръж десет секунди. После вдигни десния крак на една длан, след това левия, по пет секунди.",
        "Изпъни напред едната ръка, после другата, по пет секунди.",
        "Върни се в планка за десет секунди, свали коленете, почини четиридесет. Четири серии."
      ],
      "points": ["Прибран корем, тазът е на едно ниво", "Поглед в пода, дълъг врат", "Спри, щом гърбът хлътне"],
      "progressions": ["Вдигай едновременно ръката и срещуположния крак", "Премествай предмишниците малко напред"],
      "measuring": "Измери колко секунди държиш обикновения планк в права линия; спри, когато тазът падне."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "nordic-light", "topic": "strength", "place": "room", "ages": [14, 19],
  "level": 4, "minutes": 8, "sets": 3, "repetitions": 4, "intensity": "high",
  "equipment": ["mat"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Kneeling lean",
      "aim": "Strengthen the back of the thighs against sprint injuries.",
      "steps": [
        "Kneel on a folded mat. Your partner holds both your ankles on the floor with the whole weight.",
        "Body straight from the knee to the head, hands ready in front of the chest.",
        "Lean forward as slowly as you can. Catch yourself with the hands when you cannot hold any more.",
        "Push yourself up with the hands. Four times, two minutes of rest, then change."
      ],
      "points": ["Hips stay stretched", "Count to five on the way down", "A pull at the back is fine, pain is not: then stop"],
      "progressions": ["Lean further before the hands help", "Five repetitions"]
    },
    "de": {
      "title": "Knien und vorlehnen",
      "aim": "Die Oberschenkelrückseite gegen Sprintverletzungen stärken.",
      "steps": [
        "Knie auf einer gefalteten Matte. Dein Gegenüber hält beide Knöchel mit vollem Gewicht am Boden.",
        "Der Körper ist vom Knie bis zum Kopf gerade, die Hände sind vor der Brust bereit.",
        "Lehn dich so langsam wie möglich nach vorn. Fang dich mit den Händen ab, wenn du nicht mehr halten kannst.",
        "Drück dich mit den Händen hoch. Viermal, zwei Minuten Pause, dann tauschen."
      ],
      "points": ["Hüfte bleibt gestreckt", "Auf dem Weg nach unten bis fünf zählen", "Ziehen ist in Ordnung, Schmerz nicht: dann aufhören"],
      "progressions": ["Weiter vorlehnen, bevor die Hände helfen", "Fünf Wiederholungen"]
    },
    "bg": {
      "title": "Навеждане от колене",
      "aim": "Да заякнат задните бедра срещу контузии при спринт.",
      "steps": [
        "Коленичи на сгъната постелка. Другият държи двата ти глезена на пода с цялата си тежест.",
        "Тялото е изправено от коляното до главата, дланите са готови пред гърдите.",
        "Навеждай се напред колкото може по-бавно. Поеми се на ръце, когато вече не можеш да се държиш.",
        "Изтласкай се с ръце нагоре. Четири пъти, две минути почивка, после смяна."
      ],
      "points": ["Тазът остава изпънат", "Надолу брой до пет", "Опъването е нормално, болката не: тогава спри"],
      "progressions": ["Навеждай се по-ниско, преди да помогнат ръцете", "Пет повторения"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "side-support-with-reach", "topic": "strength", "place": "room", "ages": [12, 19],
  "level": 3, "minutes": 8, "sets": 3, "repetitions": 6, "intensity": "medium",
  "equipment": ["mat"],
  "texts": {
    "en": {
      "title": "Side support with a reach",
      "aim": "Strong flanks for duels and landings.",
      "steps": [
        "Lie on the right side, elbow under the shoulder, knees bent at first.",
        "Lift the hips until shoulder, hip and knee are in line.",
        "Stretch the left arm up, then reach through under your body and back. Six times.",
        "Change sides. When the six are easy, do them with straight legs."
      ],
      "points": ["Push the elbow into the floor", "Hips do not sink as you reach", "Breathe evenly"],
      "progressions": ["Lift the upper leg for the last two", "Hold for ten seconds after the sixth"]
    },
    "de": {
      "title": "Seitstütz mit Durchgreifen",
      "aim": "Starke Flanken für Zweikämpfe und Landungen.",
      "steps": [
        "Leg dich auf die rechte Seite, Ellbogen unter die Schulter, Knie zuerst gebeugt.",
        "Heb die Hüfte, bis Schulter, Hüfte und Knie eine Linie sind.",
        "Streck den linken Arm nach oben, greif dann unter dem Körper durch und zurück. Sechsmal.",
        "Seite wechseln. Gehen die sechs leicht, mach sie mit gestreckten Beinen."
      ],
      "points": ["Ellbogen in den Boden drücken", "Die Hüfte sinkt beim Greifen nicht", "Gleichmäßig atmen"],
      "progressions": ["Bei den letzten beiden das obere Bein heben", "Nach dem sechsten zehn Sekunden halten"]
    },
    "bg": {
      "title": "Страничен планк с протягане",
      "aim": "Силни странични мускули за единоборства и приземяване.",
      "steps": [
        "Легни на дясната страна, лакътят е под рамото, коленете отначало са свити.",
        "Вдигни таза, докато рамото, тазът и коляното станат една линия.",
        "Изпъни лявата ръка нагоре, после я прокарай под тялото и обратно. Шест пъти.",
        "Смени страната. Станат ли шестте лесни, прави ги с изпънати крака."
      ],
      "points": ["Натискай пода с лакътя", "Тазът не слиза при протягането", "Дишай равномерно"],
      "progressions": ["При последните две вдигни горния крак", "След шестото задръж десет секунди"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "split-squat-slow", "topic": "strength", "place": "anywhere", "ages": [12, 19],
  "level": 2, "minutes": 10, "sets": 3, "repetitions": 8, "intensity": "medium",
  "equipment": [],
  "measure": "repetitions", "target": 12,
  "texts": {
    "en": {
      "title": "Slow split squat",
      "aim": "Even strength in both legs.",
      "steps": [
        "Stand in a long stride, the rear heel lifted, hands on the hips.",
        "Sink straight down for three seconds until the rear knee nearly touches the ground.",
        "Push up through the front heel in one second.",
        "Eight on each leg. The weaker leg begins and the stronger does no more than it."
      ],
      "points": ["Front knee over the middle toes", "Body tall, belly firm", "Weight on the front leg"],
      "progressions": ["Rear foot on the lowest step", "Stop for two seconds at the bottom"],
      "measuring": "Count the clean split squats in a row on the weaker leg, three seconds down each time."
    },
    "de": {
      "title": "Langsamer Ausfallschritt",
      "aim": "Gleich viel Kraft in beiden Beinen.",
      "steps": [
        "Steh in einem langen Schritt, hintere Ferse gehoben, Hände an der Hüfte.",
        "Sink drei Sekunden lang gerade nach unten, bis das hintere Knie fast den Boden berührt.",
        "Drück dich in einer Sekunde über die vordere Ferse hoch.",
        "Acht pro Bein. Das schwächere beginnt, das stärkere macht nicht mehr als dieses."
      ],
      "points": ["Vorderes Knie über den mittleren Zehen", "Oberkörper groß, Bauch fest", "Gewicht auf dem vorderen Bein"],
      "progressions": ["Hinterer Fuß auf der untersten Stufe", "Unten zwei Sekunden halten"],
      "measuring": "Zähl die sauberen Wiederholungen am Stück auf dem schwächeren Bein, jedes Mal drei Sekunden nach unten."
    },
    "bg": {
      "title": "Бавен напад на място",
      "aim": "Еднаква сила в двата крака.",
      "steps": [
        "Застани в дълга крачка, задната пета е повдигната, ръцете на кръста.",
        "Спускай се право надолу три секунди, докато задното коляно почти докосне земята.",
        "За една секунда се изтласкай нагоре през предната пета.",
        "По осем на крак. Започва по-слабият, а по-силният не прави повече от него."
      ],
      "points": ["Предното коляно е над средните пръсти", "Изправено тяло, стегнат корем", "Тежестта е на предния крак"],
      "progressions": ["Задният крак на най-долното стъпало", "Долу задръж две секунди"],
      "measuring": "Преброй чистите повторения подред на по-слабия крак, всеки път по три секунди надолу."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "calf-raise-on-step", "topic": "strength", "place": "anywhere", "ages": [11, 19],
  "level": 1, "minutes": 6, "sets": 3, "repetitions": 12, "intensity": "low",
  "equipment": ["step"],
  "measure": "repetitions", "target": 20,
  "texts": {
    "en": {
      "title": "Up on your toes",
      "aim": "Strong calves and ankles for running and jumping.",
      "steps": [
        "Stand with the front of your feet on the lowest step and hold on to the banister or the wall.",
        "Rise onto the toes for one second, stay up for one second.",
        "Sink for three seconds until the heels are just below the step.",
        "Twelve on both legs, then six on each leg alone."
      ],
      "points": ["Weight over the big toe", "Knees straight but not locked", "Slow on the way down"],
      "progressions": ["All on one leg", "Six with bent knees as well"],
      "measuring": "Count the full raises in a row on the weaker leg, holding on with one finger."
    },
    "de": {
      "title": "Auf die Zehen",
      "aim": "Starke Waden und Knöchel zum Laufen und Springen.",
      "steps": [
        "Steh mit dem Vorfuß auf der untersten Stufe und halt dich am Geländer oder an der Wand fest.",
        "Eine Sekunde auf die Zehen steigen, eine Sekunde oben bleiben.",
        "Drei Sekunden senken, bis die Fersen knapp unter der Stufe sind.",
        "Zwölfmal mit beiden Beinen, dann sechsmal mit jedem allein."
      ],
      "points": ["Gewicht über der großen Zehe", "Knie gestreckt, aber nicht durchgedrückt", "Langsam nach unten"],
      "progressions": ["Alles auf einem Bein", "Dazu sechsmal mit gebeugten Knien"],
      "measuring": "Zähl die vollen Wiederholungen am Stück auf dem schwächeren Bein; ein Finger darf sich festhalten."
    },
    "bg": {
      "title": "На пръсти",
      "aim": "Силни прасци и глезени за бягане и скачане.",
      "steps": [
        "Застани с предната част на стъпалата на най-долното стъпало и се хвани за парапета или стената.",
        "Вдигни се на пръсти за една секунда и остани горе една секунда.",
        "Спускай се три секунди, докато петите слязат малко под стъпалото.",
        "Дванадесет пъти с двата крака, после по шест с всеки поотделно."
      ],
      "points": ["Тежестта е върху палеца", "Коленете са изпънати, но не заключени", "Бавно надолу"],
      "progressions": ["Всичко на един крак", "Още шест със свити колене"],
      "measuring": "Преброй пълните повдигания подред на по-слабия крак, като се държиш само с един пръст."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "press-up-ladder", "topic": "strength", "place": "room", "ages": [12, 19],
  "level": 2, "minutes": 8, "sets": 5, "intensity": "medium",
  "equipment": ["mat"],
  "measure": "repetitions", "target": 15,
  "texts": {
    "en": {
      "title": "The press-up ladder",
      "aim": "Build up arms and chest with good form.",
      "steps": [
        "Find your rung: hands on the bed, hands on a stool against the wall, knees on the floor, or full press-up.",
        "Do two press-ups on your rung, rest for ten seconds, then four, then six, then four, then two.",
        "Each goes down in two seconds until elbows are at right angles.",
        "If the last one of a rung wobbles, go one rung easier."
      ],
      "points": ["Hands a little wider than the shoulders", "Body one board from head to heel or knee", "Elbows at an angle, not straight out"],
      "progressions": ["One rung harder", "Clap your shoulder with the opposite hand at the top"],
      "measuring": "Count the clean press-ups in a row on your rung and note which rung it was."
    },
    "de": {
      "title": "Die Liegestützleiter",
      "aim": "Arme und Brust mit sauberer Ausführung kräftigen.",
      "steps": [
        "Finde deine Sprosse: Hände auf dem Bett, Hände auf einem Hocker an der Wand, Knie am Boden oder ganzer Liegestütz.",
        "Zwei auf deiner Sprosse, zehn Sekunden Pause, dann vier, dann sechs, dann vier, dann zwei.",
        "Jeder geht zwei Sekunden nach unten, bis die Ellbogen im rechten Winkel sind.",
        "Wackelt der letzte, geh eine Sprosse leichter."
      ],
      "points": ["Hände etwas weiter als die Schultern", "Der Körper ist ein Brett vom Kopf bis zur Ferse oder zum Knie", "Ellbogen schräg, nicht ganz nach außen"],
      "progressions": ["Eine Sprosse schwerer", "Oben mit der Hand auf die Gegenschulter tippen"],
      "measuring": "Zähl die sauberen Liegestütze am Stück auf deiner Sprosse und notier, welche es war."
    },
    "bg": {
      "title": "Стълба с лицеви опори",
      "aim": "Да заякнат ръцете и гърдите с чисто изпълнение.",
      "steps": [
        "Намери стъпалото си: ръце на леглото, ръце на табуретка до стената, колене на пода или пълна лицева опора.",
        "Две на твоето стъпало, десет секунди почивка, после четири, шест, четири и две.",
        "Всяка слиза две секунди, докато лактите станат под прав ъгъл.",
        "Ако последната се клати, мини на по-лесно стъпало."
      ],
      "points": ["Дланите са малко по-широко от раменете", "Тялото е дъска от главата до петата или коляното", "Лактите са косо, не право встрани"],
      "progressions": ["Едно стъпало по-трудно", "Горе докосни с длан срещуположното рамо"],
      "measuring": "Преброй чистите лицеви опори подред на твоето стъпало и запиши кое е то."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "ball-squeeze-groin", "topic": "strength", "place": "room", "ages": [11, 19],
  "level": 2, "minutes": 8, "sets": 4, "repetitions": 5, "intensity": "low",
  "equipment": ["ball", "mat"],
  "texts": {
    "en": {
      "title": "Squeeze the ball",
      "aim": "Protect the groin with strong inner thighs.",
      "steps": [
        "Lie on your back, knees bent, feet on the mat, the ball between the knees.",
        "Press the ball evenly for five seconds, let go for five. Five times.",
        "Stretch the legs and press the ball between the ankles, five times as well.",
        "Then lift one leg at a time sideways while you lie on your side, eight each. Four rounds."
      ],
      "points": ["Press only as hard as it feels good", "Belly firm, lower back quiet", "Keep breathing"],
      "progressions": ["Lift the bottom while pressing", "Eight seconds of pressing"]
    },
    "de": {
      "title": "Den Ball drücken",
      "aim": "Mit starken Innenschenkeln die Leiste schützen.",
      "steps": [
        "Leg dich auf den Rücken, Knie gebeugt, Füße auf der Matte, der Ball zwischen den Knien.",
        "Drück ihn fünf Sekunden gleichmäßig, lass fünf los. Fünfmal.",
        "Streck die Beine und drück den Ball zwischen den Knöcheln, auch fünfmal.",
        "Dann in Seitlage das obere Bein seitlich heben, acht pro Seite. Vier Runden."
      ],
      "points": ["Nur so fest drücken, wie es sich gut anfühlt", "Bauch fest, unterer Rücken ruhig", "Weiteratmen"],
      "progressions": ["Beim Drücken den Po heben", "Acht Sekunden drücken"]
    },
    "bg": {
      "title": "Стисни топката",
      "aim": "Да пазиш слабините със силни вътрешни бедра.",
      "steps": [
        "Легни по гръб, коленете свити, стъпалата на постелката, топката между коленете.",
        "Стискай я равномерно пет секунди, отпусни за пет. Пет пъти.",
        "Изпъни краката и стискай топката между глезените, също пет пъти.",
        "После легни странично и вдигай горния крак, по осем на страна. Четири серии."
      ],
      "points": ["Стискай само колкото е приятно", "Стегнат корем, спокоен кръст", "Не спирай да дишаш"],
      "progressions": ["Вдигни таза, докато стискаш", "Стискай осем секунди"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "broad-jump-series", "topic": "strength", "place": "pitch", "ages": [12, 19],
  "level": 3, "minutes": 10, "sets": 3, "repetitions": 5, "intensity": "high",
  "equipment": [],
  "measure": "metres", "target": 2,
  "texts": {
    "en": {
      "title": "Long jumps from standing",
      "aim": "Explosive legs and a safe landing.",
      "steps": [
        "Warm up for five minutes. Stand on grass with feet as wide as the hips.",
        "Swing the arms back, bend the knees and jump forwards with both legs.",
        "Land softly, bend hips and knees and stay for two seconds. Walk back.",
        "Five jumps, two minutes of rest, three rounds. Stop when the jumps get shorter."
      ],
      "points": ["Arms lead upwards and forwards", "Knees stay apart on landing", "Each jump new: no hopping on"],
      "progressions": ["Sprint five metres after the landing", "Three jumps linked into one"],
      "measuring": "Measure from the starting line to the rear heel on landing, in whole metres; the best of five jumps."
    },
    "de": {
      "title": "Weitsprünge aus dem Stand",
      "aim": "Explosive Beine und eine sichere Landung.",
      "steps": [
        "Wärm dich fünf Minuten auf. Steh auf Rasen, Füße hüftbreit.",
        "Schwing die Arme zurück, beug die Knie und spring mit beiden Beinen nach vorn.",
        "Weich landen, Hüfte und Knie beugen und zwei Sekunden stehen. Zurückgehen.",
        "Fünf Sprünge, zwei Minuten Pause, drei Runden. Aufhören, wenn die Sprünge kürzer werden."
      ],
      "points": ["Die Arme führen nach oben und vorn", "Knie bei der Landung auseinander", "Jeder Sprung neu: nicht weiterhüpfen"],
      "progressions": ["Nach der Landung fünf Meter Sprint", "Drei Sprünge am Stück"],
      "measuring": "Miss von der Startlinie bis zur hinteren Ferse bei der Landung, in ganzen Metern; der beste von fünf Sprüngen gilt."
    },
    "bg": {
      "title": "Скок на дължина от място",
      "aim": "Взривни крака и сигурно приземяване.",
      "steps": [
        "Загрей пет минути. Застани на трева, стъпалата на ширината на таза.",
        "Замахни с ръце назад, свий колене и скочи напред с двата крака.",
        "Приземи се меко, свий таза и коленете и остани две секунди. Върни се ходом.",
        "Пет скока, две минути почивка, три серии. Спри, когато скоковете станат по-къси."
      ],
      "points": ["Ръцете водят нагоре и напред", "При приземяване коленете не се събират", "Всеки скок е нов: без подскачане след него"],
      "progressions": ["След приземяването пет метра спринт", "Три скока, свързани в един"],
      "measuring": "Измери от стартовата линия до задната пета при приземяване, в цели метри; важи най-добрият от пет скока."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "stabilising-story", "topic": "strength", "place": "room", "ages": [6, 11],
  "level": 1, "minutes": 7, "sets": 3, "intensity": "low",
  "equipment": ["mat"],
  "texts": {
    "en": {
      "title": "The story of the strong log",
      "aim": "Hold the body firm while a story goes on.",
      "steps": [
        "Lie on your belly on a mat: you are a log in the river. Somebody tells the story.",
        "'The log floats': lift arms and legs a little off the ground and count to five.",
        "'It bumps against the bank': roll over to your back and back again without hands.",
        "'It becomes a table': on hands and feet, belly up, for five seconds. 'Now a tent': hands and feet down, bottom up. Three stories."
      ],
      "points": ["Firm like wood, but keep breathing", "A short time is enough", "You may collapse and laugh"],
      "progressions": ["A soft toy rides on the log", "Tell the story yourself"]
    },
    "de": {
      "title": "Die Geschichte vom starken Baumstamm",
      "aim": "Den Körper fest halten, während eine Geschichte läuft.",
      "steps": [
        "Leg dich bäuchlings auf eine Matte: Du bist ein Baumstamm im Fluss. Jemand erzählt.",
        "„Der Stamm schwimmt“: Heb Arme und Beine ein wenig vom Boden und zähl bis fünf.",
        "„Er stößt ans Ufer“: Roll dich ohne Hände auf den Rücken und wieder zurück.",
        "„Er wird ein Tisch“: auf Händen und Füßen, Bauch nach oben, fünf Sekunden. „Jetzt ein Zelt“: Hände und Füße am Boden, Po hoch. Drei Geschichten."
      ],
      "points": ["Fest wie Holz, aber weiteratmen", "Kurz reicht", "Zusammenfallen und lachen ist erlaubt"],
      "progressions": ["Ein Kuscheltier reitet auf dem Stamm", "Die Geschichte selbst erzählen"]
    },
    "bg": {
      "title": "Приказка за якия дънер",
      "aim": "Да държиш тялото стегнато, докато се разказва приказка.",
      "steps": [
        "Легни по корем на постелка: ти си дънер в реката. Някой разказва.",
        "„Дънерът плува“: повдигни леко ръцете и краката и брой до пет.",
        "„Удря се в брега“: претърколи се по гръб и обратно, без ръце.",
        "„Става маса“: на длани и стъпала с корем нагоре, пет секунди. „Сега е палатка“: длани и стъпала на пода, дупето горе. Три приказки."
      ],
      "points": ["Твърд като дърво, но не спирай да дишаш", "Кратко стига", "Може да паднеш и да се смееш"],
      "progressions": ["Плюшена играчка язди дънера", "Разкажи приказката ти"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "cat-cow-and-thread", "topic": "mobility", "place": "room", "ages": [6, 19],
  "level": 1, "minutes": 6, "sets": 2, "repetitions": 8, "intensity": "low",
  "equipment": ["mat"],
  "texts": {
    "en": {
      "title": "Cat, cow and thread",
      "aim": "Loosen the back after sitting or training.",
      "steps": [
        "On all fours, hands under the shoulders, knees under the hips.",
        "Breathe out and make a round cat's back; breathe in and let the belly sink like a cow. Eight times.",
        "Pass the right arm through under the left, shoulder to the floor, stay for three breaths.",
        "Change sides. Then sit back on the heels with long arms, for five breaths."
      ],
      "points": ["Move slowly with your breath", "Neck goes along without force", "It should feel good"],
      "progressions": ["Thread the arm and then open it to the ceiling", "Draw circles with the hips on all fours"]
    },
    "de": {
      "title": "Katze, Kuh und Nadelöhr",
      "aim": "Den Rücken nach dem Sitzen oder Training lockern.",
      "steps": [
        "Vierfüßlerstand, Hände unter den Schultern, Knie unter der Hüfte.",
        "Ausatmen und einen runden Katzenbuckel machen; einatmen und den Bauch sinken lassen wie eine Kuh. Achtmal.",
        "Schieb den rechten Arm unter dem linken durch, Schulter zum Boden, drei Atemzüge bleiben.",
        "Seite wechseln. Dann auf die Fersen zurücksetzen, Arme lang, fünf Atemzüge."
      ],
      "points": ["Langsam mit dem Atem bewegen", "Der Nacken geht ohne Zwang mit", "Es soll guttun"],
      "progressions": ["Arm durchschieben und danach zur Decke öffnen", "Im Vierfüßlerstand mit der Hüfte kreisen"]
    },
    "bg": {
      "title": "Котка, крава и игла",
      "aim": "Да раздвижиш гърба след седене или тренировка.",
      "steps": [
        "На четири крака, дланите под раменете, коленете под таза.",
        "Издишай и извий гръб като котка; вдишай и отпусни корема като крава. Осем пъти.",
        "Прокарай дясната ръка под лявата, рамото към пода, остани три вдишвания.",
        "Смени страната. После седни назад върху петите с изпънати ръце, за пет вдишвания."
      ],
      "points": ["Движи се бавно с дишането", "Вратът върви без усилие", "Трябва да е приятно"],
      "progressions": ["Прокарай ръката и после я отвори към тавана", "Прави кръгове с таза на четири крака"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "ankle-to-the-wall", "topic": "mobility", "place": "room", "ages": [9, 19],
  "level": 1, "minutes": 6, "sets": 3, "repetitions": 10, "intensity": "low",
  "equipment": [],
  "texts": {
    "en": {
      "title": "Knee to the wall",
      "aim": "Flexible ankles for low stances and safe landings.",
      "steps": [
        "Stand facing a wall, one foot a hand's width from it.",
        "Push the knee forwards to the wall; the heel stays on the floor. Ten times.",
        "Move the foot back a finger's width at a time, as long as knee and wall still meet.",
        "Ten times with the knee over the little toe, ten over the big toe. Then change feet."
      ],
      "points": ["Heel heavy", "Knee in line with the foot", "Slow: two seconds there, two back"],
      "progressions": ["Elbows on the knee as a soft weight", "Do it barefoot on a towel"]
    },
    "de": {
      "title": "Knie an die Wand",
      "aim": "Bewegliche Knöchel für tiefes Stehen und sicheres Landen.",
      "steps": [
        "Steh vor einer Wand, ein Fuß eine Handbreit davor.",
        "Schieb das Knie nach vorn an die Wand; die Ferse bleibt am Boden. Zehnmal.",
        "Rück den Fuß fingerbreit zurück, solange sich Knie und Wand noch treffen.",
        "Zehnmal mit dem Knie über der kleinen Zehe, zehnmal über der großen. Dann der andere Fuß."
      ],
      "points": ["Ferse schwer", "Knie in Linie mit dem Fuß", "Langsam: zwei Sekunden hin, zwei zurück"],
      "progressions": ["Die Unterarme sanft auf das Knie legen", "Barfuß auf einem Handtuch"]
    },
    "bg": {
      "title": "Коляно до стената",
      "aim": "Подвижни глезени за ниски стойки и сигурно приземяване.",
      "steps": [
        "Застани с лице към стена, единият крак е на една длан от нея.",
        "Избутай коляното напред до стената; петата остава на пода. Десет пъти.",
        "Мести крака назад с по един пръст, докато коляното още стига стената.",
        "Десет пъти с коляно над малкия пръст, десет над палеца. После другият крак."
      ],
      "points": ["Тежка пета", "Коляното е в линия с ходилото", "Бавно: две секунди натам, две обратно"],
      "progressions": ["Подпри леко предмишници на коляното", "Бос върху кърпа"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "hip-ninety-ninety", "topic": "mobility", "place": "room", "ages": [10, 19],
  "level": 2, "minutes": 8, "sets": 2, "repetitions": 8, "intensity": "low",
  "equipment": ["mat"],
  "texts": {
    "en": {
      "title": "Windscreen wipers for the hips",
      "aim": "Turn the hips freely for shots and turns.",
      "steps": [
        "Sit on a mat, hands behind you, feet wide apart, knees up.",
        "Let both knees sink to the right, then to the left, like windscreen wipers. Eight times.",
        "Stay on the right: the front shin across, lean forward with a long back, four breaths.",
        "The same on the left. Last, both ways again without the hands if you can."
      ],
      "points": ["Sit bones stay heavy", "Move from the hip, not from the back", "No pushing on the knees"],
      "progressions": ["Rise onto your knees from the side position", "Lift the rear foot a few centimetres"]
    },
    "de": {
      "title": "Scheibenwischer für die Hüfte",
      "aim": "Die Hüfte für Schüsse und Drehungen frei bewegen.",
      "steps": [
        "Sitz auf einer Matte, Hände hinten, Füße weit auseinander, Knie oben.",
        "Lass beide Knie nach rechts sinken, dann nach links, wie Scheibenwischer. Achtmal.",
        "Bleib rechts: vorderes Schienbein quer, mit langem Rücken vorlehnen, vier Atemzüge.",
        "Dasselbe links. Zuletzt noch einmal beide Seiten, wenn es geht ohne Hände."
      ],
      "points": ["Sitzknochen schwer lassen", "Aus der Hüfte bewegen, nicht aus dem Rücken", "Nicht auf die Knie drücken"],
      "progressions": ["Aus der Seitlage auf die Knie kommen", "Den hinteren Fuß ein paar Zentimeter heben"]
    },
    "bg": {
      "title": "Чистачки за таза",
      "aim": "Таз, който се върти свободно при удари и обръщания.",
      "steps": [
        "Седни на постелка с ръце зад теб, стъпалата широко, коленете нагоре.",
        "Пусни двете колене надясно, после наляво, като чистачки на кола. Осем пъти.",
        "Остани надясно: предният пищял е напряко, наведи се с дълъг гръб, четири вдишвания.",
        "Същото наляво. Накрая още веднъж в двете посоки, ако можеш без ръце."
      ],
      "points": ["Седалищните кости тежат", "Движи се от таза, не от гърба", "Не натискай коленете"],
      "progressions": ["От страничното положение се изправи на колене", "Повдигни задния крак няколко сантиметра"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "leg-swings", "topic": "mobility", "place": "anywhere", "ages": [8, 19],
  "level": 1, "minutes": 6, "sets": 2, "repetitions": 10, "intensity": "low",
  "equipment": [],
  "texts": {
    "en": {
      "title": "Leg swings before training",
      "aim": "Warm the hips with easy swings.",
      "steps": [
        "Hold on to a wall, a fence or a goalpost that is anchored.",
        "Swing the right leg forwards and backwards like a pendulum, ten times, a little higher each time.",
        "Turn to face the wall: swing the leg sideways in front of you, ten times.",
        "Bend the knee and circle the hip, five times out, five times in. Then the left leg."
      ],
      "points": ["The upper body stays quiet", "Swing, do not tear", "Standing foot flat, knee soft"],
      "progressions": ["Rise on the toes of the standing leg with each swing", "Without holding on"]
    },
    "de": {
      "title": "Beinschwingen vor dem Training",
      "aim": "Die Hüfte mit leichtem Schwung aufwärmen.",
      "steps": [
        "Halt dich an einer Wand, einem Zaun oder einem verankerten Torpfosten fest.",
        "Schwing das rechte Bein wie ein Pendel vor und zurück, zehnmal, jedes Mal etwas höher.",
        "Dreh dich zur Wand: Schwing das Bein vor dir seitlich hin und her, zehnmal.",
        "Beug das Knie und kreise mit der Hüfte, fünfmal nach außen, fünfmal nach innen. Dann das linke Bein."
      ],
      "points": ["Der Oberkörper bleibt ruhig", "Schwingen, nicht reißen", "Standfuß flach, Knie weich"],
      "progressions": ["Bei jedem Schwung auf die Zehen des Standbeins", "Ohne Festhalten"]
    },
    "bg": {
      "title": "Махове преди тренировка",
      "aim": "Да загрееш таза с леки махове.",
      "steps": [
        "Хвани се за стена, ограда или добре закрепена греда.",
        "Люлей десния крак напред и назад като махало, десет пъти, всеки път малко по-високо.",
        "Обърни се с лице към стената: махай крака странично пред себе си, десет пъти.",
        "Свий коляното и прави кръг с таза, пет пъти навън, пет навътре. После левият крак."
      ],
      "points": ["Горната част на тялото е спокойна", "Люлей, не дърпай", "Опорното стъпало е цяло на земята, коляното меко"],
      "progressions": ["При всеки мах се вдигай на пръсти", "Без да се държиш"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "world-greatest-stretch", "topic": "mobility", "place": "anywhere", "ages": [11, 19],
  "level": 2, "minutes": 7, "sets": 2, "repetitions": 4, "intensity": "low",
  "equipment": [],
  "texts": {
    "en": {
      "title": "The big lunge with a turn",
      "aim": "One movement for hips, back and shoulders.",
      "steps": [
        "Take a long step forwards with the right foot, left knee off the ground or on soft grass.",
        "Put both hands on the ground inside the right foot.",
        "Right elbow towards the ankle, breathe out; then turn and stretch the right arm to the sky, breathe in.",
        "Hands down, stretch the front knee for two breaths, step up. Four times on each side."
      ],
      "points": ["Long back leg", "Eyes follow the hand", "No hurry: one breath for each movement"],
      "progressions": ["Walk forwards from side to side", "Lift the rear foot for a moment"]
    },
    "de": {
      "title": "Der große Ausfallschritt mit Drehung",
      "aim": "Eine Bewegung für Hüfte, Rücken und Schultern.",
      "steps": [
        "Mach mit rechts einen langen Schritt nach vorn, linkes Knie über dem Boden oder auf weichem Gras.",
        "Stell beide Hände innen neben den rechten Fuß.",
        "Rechter Ellbogen Richtung Knöchel, ausatmen; dann aufdrehen, rechter Arm zum Himmel, einatmen.",
        "Hände ab, das vordere Knie zwei Atemzüge strecken, aufrichten. Viermal pro Seite."
      ],
      "points": ["Hinteres Bein lang", "Die Augen folgen der Hand", "Keine Eile: ein Atemzug pro Bewegung"],
      "progressions": ["Vorwärts gehend die Seite wechseln", "Den hinteren Fuß kurz heben"]
    },
    "bg": {
      "title": "Големият напад със завъртане",
      "aim": "Едно движение за таза, гърба и раменете.",
      "steps": [
        "Направи дълга крачка напред с десния крак, лявото коляно е над земята или върху мека трева.",
        "Опри двете ръце от вътрешната страна на десния крак.",
        "Десният лакът към глезена, издишай; после се завърти и изпъни дясната ръка към небето, вдишай.",
        "Ръцете долу, изпъни предното коляно за две вдишвания, изправи се. По четири пъти на страна."
      ],
      "points": ["Дълъг заден крак", "Очите следват ръката", "Без бързане: по едно вдишване на движение"],
      "progressions": ["Върви напред и сменяй страните", "Повдигни за миг задния крак"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "animal-yoga", "topic": "mobility", "place": "room", "ages": [5, 10],
  "level": 1, "minutes": 7, "sets": 3, "intensity": "low",
  "equipment": ["mat"],
  "texts": {
    "en": {
      "title": "Animal yoga",
      "aim": "Stretch and bend like animals and stay in each for a while.",
      "steps": [
        "Dog: hands and feet on the mat, bottom up, three breaths. Wag your tail.",
        "Cobra: lie on your belly, push the chest up, hiss.",
        "Butterfly: sit, soles together, flap the knees softly.",
        "Stork: stand on one leg, the other foot at the calf. Sleep like a bear at the end. Three rounds."
      ],
      "points": ["Breathe through the nose", "Stretch as far as it is nice", "Both sides get their turn"],
      "progressions": ["Hold each animal for five breaths", "Invent a football animal"]
    },
    "de": {
      "title": "Tieryoga",
      "aim": "Sich wie Tiere strecken und beugen und eine Weile so bleiben.",
      "steps": [
        "Hund: Hände und Füße auf der Matte, Po hoch, drei Atemzüge. Wedle mit dem Schwanz.",
        "Kobra: Leg dich auf den Bauch, drück die Brust hoch und zisch.",
        "Schmetterling: Sitz, Fußsohlen aneinander, die Knie flattern sanft.",
        "Storch: Steh auf einem Bein, der andere Fuß an der Wade. Am Ende schläfst du wie ein Bär. Drei Runden."
      ],
      "points": ["Durch die Nase atmen", "Nur so weit strecken, wie es angenehm ist", "Beide Seiten kommen dran"],
      "progressions": ["Jedes Tier fünf Atemzüge halten", "Ein Fußballtier erfinden"]
    },
    "bg": {
      "title": "Йога на животните",
      "aim": "Да се протягаш и извиваш като животните и да оставаш за малко така.",
      "steps": [
        "Куче: дланите и стъпалата на постелката, дупето горе, три вдишвания. Помахай с опашка.",
        "Кобра: легни по корем, повдигни гърди и съскай.",
        "Пеперуда: седни със залепени ходила, леко пърхай с колене.",
        "Щъркел: стой на един крак, другото стъпало е до прасеца. Накрая поспи като мечка. Три серии."
      ],
      "points": ["Дишай през носа", "Протягай се само докъдето е приятно", "И двете страни са на ред"],
      "progressions": ["Задръж всяко животно за пет вдишвания", "Измисли футболно животно"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "foot-gym", "topic": "mobility", "place": "room", "ages": [6, 19],
  "level": 1, "minutes": 6, "sets": 2, "intensity": "low",
  "equipment": [],
  "measure": "repetitions", "target": 10,
  "texts": {
    "en": {
      "title": "Foot gym",
      "aim": "Awake, mobile feet, without shoes.",
      "steps": [
        "Barefoot on a chair: spread your toes, make fists of your toes, ten times.",
        "Pick up a sock with the toes and lay it down on the other side. Five times each foot.",
        "Roll a tennis ball or a rolled sock under the sole for one minute each.",
        "Stand up and draw the arch of the foot up without bending the toes. Hold for five seconds, five times."
      ],
      "points": ["Slowly, the brain is learning too", "Both feet do the same amount", "Cramp? Shake it out and rest"],
      "progressions": ["Write your first letter in the air with the big toe", "Throw the sock into a basket with the foot"],
      "measuring": "Count the socks or cloths you carry with the toes from one side to the other in one minute."
    },
    "de": {
      "title": "Fußgymnastik",
      "aim": "Wache, bewegliche Füße, ganz ohne Schuhe.",
      "steps": [
        "Barfuß auf einem Stuhl: Zehen spreizen, Zehenfäuste machen, zehnmal.",
        "Heb mit den Zehen eine Socke auf und leg sie auf der anderen Seite ab. Fünfmal pro Fuß.",
        "Roll je eine Minute einen Tennisball oder eine gerollte Socke unter der Sohle.",
        "Steh auf und zieh das Fußgewölbe hoch, ohne die Zehen zu krallen. Fünf Sekunden halten, fünfmal."
      ],
      "points": ["Langsam, das Gehirn lernt mit", "Beide Füße machen gleich viel", "Krampf? Ausschütteln und Pause"],
      "progressions": ["Mit der großen Zehe den ersten Buchstaben deines Namens in die Luft schreiben", "Die Socke mit dem Fuß in einen Korb werfen"],
      "measuring": "Zähl, wie viele Socken oder Tücher du in einer Minute mit den Zehen von einer Seite zur anderen trägst."
    },
    "bg": {
      "title": "Гимнастика за ходилата",
      "aim": "Будни и подвижни ходила, без обувки.",
      "steps": [
        "Бос на стол: разпери пръстите, свий ги на юмруче, десет пъти.",
        "Вдигни чорап с пръстите на крака и го остави от другата страна. По пет пъти с всеки крак.",
        "Търкаляй тенис топка или навит чорап под всяко ходило по една минута.",
        "Изправи се и повдигни свода на ходилото, без да свиваш пръстите. Задръж пет секунди, пет пъти."
      ],
      "points": ["Бавно, и мозъкът се учи", "Двата крака работят еднакво", "Схващане? Разтърси и почини"],
      "progressions": ["Напиши във въздуха с палеца първата буква от името си", "Хвърли чорапа в кош с крак"],
      "measuring": "Преброй колко чорапа или кърпички пренасяш с пръстите на крака за една минута."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "shoulders-and-throw", "topic": "mobility", "place": "anywhere", "ages": [9, 19],
  "level": 1, "minutes": 6, "sets": 2, "repetitions": 10, "intensity": "low",
  "equipment": [],
  "texts": {
    "en": {
      "title": "Shoulders for throws and saves",
      "aim": "Free shoulders and a mobile upper back.",
      "steps": [
        "Stand tall. Circle the shoulders backwards ten times, then the straight arms ten times.",
        "Hold a towel wide in front of you, lift it over the head and as far back as is easy, ten times.",
        "Lie on your side, knees bent: open the upper arm to the other side like a book, five times each.",
        "Hands behind the neck, elbows wide, lean back a little over the chair and breathe three times."
      ],
      "points": ["Chin in, neck long", "Wider grip when it pulls too much", "Ribs stay down"],
      "progressions": ["Closer grip on the towel", "Open the book and stay for three breaths"]
    },
    "de": {
      "title": "Schultern für Einwurf und Parade",
      "aim": "Freie Schultern und ein beweglicher oberer Rücken.",
      "steps": [
        "Steh aufrecht. Kreise zehnmal mit den Schultern nach hinten, dann zehnmal mit gestreckten Armen.",
        "Halt ein Handtuch breit vor dir, heb es über den Kopf und so weit nach hinten, wie es leicht geht, zehnmal.",
        "Seitlage, Knie gebeugt: Öffne den oberen Arm zur anderen Seite wie ein Buch, fünfmal pro Seite.",
        "Hände in den Nacken, Ellbogen weit, leicht über die Stuhllehne zurücklehnen und dreimal atmen."
      ],
      "points": ["Kinn zurück, Nacken lang", "Breiter greifen, wenn es zu stark zieht", "Rippen bleiben unten"],
      "progressions": ["Handtuch enger fassen", "Das Buch öffnen und drei Atemzüge bleiben"]
    },
    "bg": {
      "title": "Рамене за тъч и спасяване",
      "aim": "Свободни рамене и подвижна горна част на гърба.",
      "steps": [
        "Изправи се. Завърти раменете назад десет пъти, после изпънатите ръце десет пъти.",
        "Хвани кърпа широко пред себе си, вдигни я над главата и назад, докъдето е леко, десет пъти.",
        "Легни странично със свити колене: отвори горната ръка на другата страна като книга, по пет пъти.",
        "Ръцете на тила, лактите широко, облегни се леко назад над стола и вдишай три пъти."
      ],
      "points": ["Прибрана брадичка, дълъг врат", "Хвани по-широко, ако опъва много", "Ребрата остават долу"],
      "progressions": ["Хвани кърпата по-тясно", "Отвори книгата и остани три вдишвания"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "hamstring-door", "topic": "mobility", "place": "room", "ages": [12, 19],
  "level": 1, "minutes": 8, "sets": 2, "intensity": "low",
  "equipment": ["mat", "timer"],
  "texts": {
    "en": {
      "title": "Leg at the door frame",
      "aim": "Long backs of the thighs without strain.",
      "steps": [
        "Lie in a doorway, one leg straight up against the frame, the other flat through the door.",
        "Slide closer until it pulls gently behind the thigh. Stay for one minute, breathing slowly.",
        "Pull the toes towards you and push them away, ten times.",
        "Change legs. Second round: bend the knee and stretch it again, ten times each."
      ],
      "points": ["Bottom stays on the floor", "It may pull in the middle, not behind the knee", "Face relaxed"],
      "progressions": ["Slide a finger's width closer in the second round", "Press the heel to the frame for five seconds, let go"]
    },
    "de": {
      "title": "Bein am Türrahmen",
      "aim": "Lange Oberschenkelrückseiten ohne Zerren.",
      "steps": [
        "Leg dich in einen Türrahmen, ein Bein gestreckt am Rahmen hoch, das andere flach durch die Tür.",
        "Rutsch näher, bis es hinten am Oberschenkel sanft zieht. Eine Minute bleiben, langsam atmen.",
        "Zieh die Zehen an und streck sie wieder, zehnmal.",
        "Bein wechseln. Zweite Runde: Knie beugen und wieder strecken, je zehnmal."
      ],
      "points": ["Der Po bleibt am Boden", "In der Mitte darf es ziehen, nicht in der Kniekehle", "Gesicht entspannt"],
      "progressions": ["In der zweiten Runde fingerbreit näher rutschen", "Ferse fünf Sekunden an den Rahmen drücken, loslassen"]
    },
    "bg": {
      "title": "Крак на рамката на вратата",
      "aim": "Дълги задни бедра без пренапрягане.",
      "steps": [
        "Легни до отворена врата, единият крак е изпънат нагоре по рамката, другият минава през вратата по пода.",
        "Приближи се, докато леко опъне зад бедрото. Остани една минута и дишай бавно.",
        "Прибирай и опъвай пръстите на крака, десет пъти.",
        "Смени крака. Втора серия: свивай и изпъвай коляното, по десет пъти."
      ],
      "points": ["Седалището остава на пода", "Може да опъва в средата, не зад коляното", "Отпуснато лице"],
      "progressions": ["Във втората серия се приближи с един пръст", "Натискай рамката с петата пет секунди и отпусни"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "cool-down-walk", "topic": "mobility", "place": "pitch", "ages": [9, 19],
  "level": 1, "minutes": 10, "sets": 1, "intensity": "low",
  "equipment": [],
  "texts": {
    "en": {
      "title": "The way home for the legs",
      "aim": "Come down after a hard session step by step.",
      "steps": [
        "Walk one lap round the pitch, arms loose; talk or listen to the birds.",
        "At each corner flag one station: first shake each leg for twenty seconds.",
        "Second corner: calf, push the heel back, thirty seconds each. Third: front of the thigh, heel to the bottom, hold on.",
        "Fourth: sit down, soles together, lean forward for one minute. Drink and put on something warm."
      ],
      "points": ["Calm breathing: out longer than in", "Stretch gently, tired muscles are sensitive", "Knees close together at the thigh stretch"],
      "progressions": ["Second lap barefoot in the grass", "Name one good thing from training at each corner"]
    },
    "de": {
      "title": "Der Heimweg der Beine",
      "aim": "Nach einer harten Einheit Schritt für Schritt herunterkommen.",
      "steps": [
        "Geh eine Runde um den Platz, Arme locker; red mit jemandem oder hör den Vögeln zu.",
        "An jeder Eckfahne ist eine Station: Zuerst schüttelst du jedes Bein zwanzig Sekunden aus.",
        "Zweite Ecke: Wade, Ferse nach hinten schieben, je dreißig Sekunden. Dritte: Oberschenkel vorn, Ferse zum Po, dabei festhalten.",
        "Vierte: hinsetzen, Fußsohlen aneinander, eine Minute vorlehnen. Trinken und etwas Warmes anziehen."
      ],
      "points": ["Ruhig atmen: länger aus als ein", "Sanft dehnen, müde Muskeln sind empfindlich", "Beim Oberschenkel die Knie zusammen"],
      "progressions": ["Zweite Runde barfuß im Gras", "An jeder Ecke etwas Gutes aus dem Training nennen"]
    },
    "bg": {
      "title": "Пътят на краката към дома",
      "aim": "Да се успокоиш стъпка по стъпка след тежка тренировка.",
      "steps": [
        "Направи една обиколка на терена ходом, с отпуснати ръце; говори с някого или слушай птиците.",
        "До всяко ъглово флагче има станция: при първото разтърси всеки крак по двадесет секунди.",
        "Второ: прасец, избутай петата назад, по тридесет секунди. Трето: предно бедро, петата към седалището, дръж се за нещо.",
        "Четвърто: седни със залепени ходила и се наведи напред за една минута. Пий вода и облечи нещо топло."
      ],
      "points": ["Спокойно дишане: издишай по-дълго", "Разтягай леко, уморените мускули са чувствителни", "При бедрото коленете са едно до друго"],
      "progressions": ["Втора обиколка на бос крак в тревата", "До всяко флагче кажи нещо добро от тренировката"]
    }
  }
}
$json$);
