-- Individual exercises: juggling and the first touch. Everybody begins with a catch or a bounce in between.

select private.import_individual_exercise($json$
{
  "slug": "balloon-stays-up", "topic": "first_touch", "place": "room", "ages": [5, 7],
  "level": 1, "minutes": 6, "sets": 5, "intensity": "low",
  "equipment": [],
  "measure": "repetitions", "target": 12,
  "texts": {
    "en": {
      "title": "The balloon stays up",
      "aim": "Watch a slow flying thing and meet it with foot, knee and hand.",
      "steps": [
        "Blow up a balloon with a grown-up and clear lamps and edges out of the way.",
        "Keep it in the air with your hands first, then with knees and feet.",
        "Before each touch say which part comes next: 'Knee!', 'Foot!'.",
        "If it falls, pick it up with your feet. Five rounds as long as a song's chorus."
      ],
      "points": ["Move under the balloon", "Push gently upwards", "Both legs may play"],
      "progressions": ["Touch the floor with your hand between two touches", "Feet only"],
      "measuring": "Count the touches with foot or knee before the balloon lands; the best of five tries."
    },
    "de": {
      "title": "Der Ballon bleibt oben",
      "aim": "Etwas langsam Fliegendes beobachten und mit Fuß, Knie und Hand treffen.",
      "steps": [
        "Blas mit einem Erwachsenen einen Luftballon auf und räumt Lampen und Kanten aus dem Weg.",
        "Halte ihn zuerst mit den Händen in der Luft, dann mit Knien und Füßen.",
        "Sag vor jeder Berührung, was kommt: „Knie!“, „Fuß!“.",
        "Fällt er, heb ihn mit den Füßen auf. Fünf Runden, so lang wie ein Refrain."
      ],
      "points": ["Unter den Ballon gehen", "Sanft nach oben schieben", "Beide Beine dürfen mitspielen"],
      "progressions": ["Zwischen zwei Berührungen mit der Hand auf den Boden tippen", "Nur mit den Füßen"],
      "measuring": "Zähl die Berührungen mit Fuß oder Knie, bis der Ballon landet; der beste von fünf Versuchen gilt."
    },
    "bg": {
      "title": "Балонът не пада",
      "aim": "Да следиш бавно летящ предмет и да го докосваш с крак, коляно и ръка.",
      "steps": [
        "Надуй балон заедно с възрастен и махнете от пътя лампи и остри ръбове.",
        "Дръж го във въздуха първо с ръце, после с колене и ходила.",
        "Преди всяко докосване кажи какво следва: „Коляно!“, „Крак!“.",
        "Падне ли, вдигни го с крака. Пет серии, всяка дълга колкото припев на песен."
      ],
      "points": ["Застани под балона", "Бутай леко нагоре", "И двата крака играят"],
      "progressions": ["Между две докосвания пипни пода с ръка", "Само с ходила"],
      "measuring": "Преброй докосванията с крак или коляно, преди балонът да падне; важи най-добрият от пет опита."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "rolled-socks-juggle", "topic": "first_touch", "place": "room", "ages": [7, 15],
  "level": 2, "minutes": 6, "sets": 5, "intensity": "low",
  "equipment": [],
  "measure": "repetitions", "target": 10,
  "texts": {
    "en": {
      "title": "Sock juggling",
      "aim": "Juggle with something that does not bounce away, or break anything.",
      "steps": [
        "Roll two pairs of socks into a firm ball. Stand barefoot or in socks on a carpet.",
        "Drop it on the instep and play it up to your hands. Five times with each foot.",
        "Play it from foot to foot, from knee to foot and from foot to hand.",
        "Try to make a series. After each try start with the other foot."
      ],
      "points": ["Foot flat and quiet, like a tray", "Lift from the hip, little kick", "Eyes on the sock"],
      "progressions": ["Feet strictly in turn", "Catch and hold it on the instep for two seconds"],
      "measuring": "Count the touches in your best series out of ten tries."
    },
    "de": {
      "title": "Sockenjonglage",
      "aim": "Mit etwas jonglieren, das nicht wegspringt und nichts kaputt macht.",
      "steps": [
        "Roll zwei Paar Socken zu einem festen Ball. Stell dich barfuß oder in Socken auf einen Teppich.",
        "Lass ihn auf den Spann fallen und spiel ihn dir in die Hände. Fünfmal pro Fuß.",
        "Spiel von Fuß zu Fuß, vom Knie zum Fuß und vom Fuß in die Hand.",
        "Versuch eine Serie. Nach jedem Versuch beginnt der andere Fuß."
      ],
      "points": ["Fuß flach und ruhig wie ein Tablett", "Aus der Hüfte heben, wenig schießen", "Augen auf die Socke"],
      "progressions": ["Streng im Wechsel", "Auf dem Spann auffangen und zwei Sekunden halten"],
      "measuring": "Zähl die Kontakte deiner besten Serie aus zehn Versuchen."
    },
    "bg": {
      "title": "Жонглиране с чорапи",
      "aim": "Да жонглираш с нещо, което нито отскача надалеч, нито чупи.",
      "steps": [
        "Навий два чифта чорапи на стегната топка. Застани бос или по чорапи на килим.",
        "Пусни я върху ристото и я прати обратно в ръцете. По пет пъти с всеки крак.",
        "Прехвърляй от крак на крак, от коляно на крак и от крак в ръка.",
        "Опитай се да направиш серия. След всеки опит започва другият крак."
      ],
      "points": ["Ходилото е равно и спокойно като поднос", "Вдигай от таза, почти без ритане", "Очите са в чорапа"],
      "progressions": ["Строго на смени", "Хвани я върху ристото и задръж две секунди"],
      "measuring": "Преброй докосванията в най-добрата си серия от десет опита."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "touch-and-bounce", "topic": "first_touch", "place": "yard", "ages": [6, 11],
  "level": 1, "minutes": 8, "sets": 5, "intensity": "low",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 8,
  "texts": {
    "en": {
      "title": "Touch, bounce, touch",
      "aim": "Learn to juggle with a bounce as a helper.",
      "steps": [
        "Drop the ball on level ground and let it bounce once.",
        "As it comes up, touch it with the instep so that it rises to your hip. Let it bounce again.",
        "Touch, bounce, touch, bounce: how long does the chain get?",
        "Two minutes with the better foot, two with the other, then as it comes."
      ],
      "points": ["Wait until the ball is falling again", "Toes slightly up, ankle firm", "Step up to the ball instead of reaching for it"],
      "progressions": ["Two touches between two bounces", "Alternate right and left"],
      "measuring": "Count the touches in your longest chain with one bounce between them."
    },
    "de": {
      "title": "Kontakt, aufspringen, Kontakt",
      "aim": "Jonglieren lernen und den Aufsprung als Helfer nutzen.",
      "steps": [
        "Lass den Ball auf ebenem Boden fallen und einmal aufspringen.",
        "Wenn er hochkommt, triff ihn so mit dem Spann, dass er bis zur Hüfte steigt. Wieder aufspringen lassen.",
        "Kontakt, aufspringen, Kontakt, aufspringen: Wie lang wird die Kette?",
        "Zwei Minuten mit dem stärkeren Fuß, zwei mit dem anderen, dann wie es kommt."
      ],
      "points": ["Warten, bis der Ball wieder fällt", "Zehen leicht hoch, Gelenk fest", "Zum Ball gehen statt das Bein strecken"],
      "progressions": ["Zwei Kontakte zwischen zwei Aufsprüngen", "Rechts und links im Wechsel"],
      "measuring": "Zähl die Kontakte in deiner längsten Kette mit je einem Aufsprung dazwischen."
    },
    "bg": {
      "title": "Докосване, отскок, докосване",
      "aim": "Да се научиш да жонглираш с помощта на отскока.",
      "steps": [
        "Пусни топката на равна земя и я остави да отскочи веднъж.",
        "Щом тръгне нагоре, докосни я с ристото така, че да стигне до кръста. Остави я пак да отскочи.",
        "Докосване, отскок, докосване, отскок: колко дълга верига ще стане?",
        "Две минути с по-силния крак, две с другия, после както дойде."
      ],
      "points": ["Изчакай топката да тръгне надолу", "Пръстите леко нагоре, стегнат глезен", "Приближи се към топката, вместо да се протягаш"],
      "progressions": ["Две докосвания между два отскока", "Десен и ляв на смени"],
      "measuring": "Преброй докосванията в най-дългата верига с по един отскок между тях."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "thigh-drum", "topic": "first_touch", "place": "yard", "ages": [8, 15],
  "level": 2, "minutes": 8, "sets": 5, "intensity": "low",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 12,
  "texts": {
    "en": {
      "title": "Thigh drum",
      "aim": "Keep the ball up with both thighs.",
      "steps": [
        "Drop the ball on the right thigh, lifted level with the ground, and catch it. Ten times each leg.",
        "Then two touches, right and left, and catch.",
        "Then as many as you can, leg by leg, and let the last one fall to the foot.",
        "Shake your legs out between the rounds."
      ],
      "points": ["The thigh is a table, not a ramp", "Touch a hand's width above the knee", "The ball rises to the chest at most"],
      "progressions": ["Three thighs, one foot, three thighs", "Walk forwards while drumming"],
      "measuring": "Count the thigh touches of your best series, legs in turn."
    },
    "de": {
      "title": "Oberschenkeltrommel",
      "aim": "Den Ball mit beiden Oberschenkeln oben halten.",
      "steps": [
        "Lass den Ball auf den rechten, waagrecht gehobenen Oberschenkel fallen und fang ihn. Zehnmal pro Bein.",
        "Dann zwei Kontakte, rechts und links, und fangen.",
        "Dann so viele wie möglich, Bein um Bein; den letzten lässt du auf den Fuß fallen.",
        "Zwischen den Runden die Beine ausschütteln."
      ],
      "points": ["Der Oberschenkel ist ein Tisch, keine Rampe", "Eine Handbreit über dem Knie treffen", "Der Ball steigt höchstens bis zur Brust"],
      "progressions": ["Drei Oberschenkel, ein Fuß, drei Oberschenkel", "Beim Trommeln vorwärts gehen"],
      "measuring": "Zähl die Oberschenkelkontakte deiner besten Serie, Beine im Wechsel."
    },
    "bg": {
      "title": "Барабан с бедрата",
      "aim": "Да държиш топката във въздуха с двете бедра.",
      "steps": [
        "Пусни топката върху дясното бедро, вдигнато водоравно, и я хвани. По десет пъти с всеки крак.",
        "После две докосвания, дясно и ляво бедро, и я хвани.",
        "След това колкото можеш, бедро след бедро; последната остави да падне на крака.",
        "Между сериите разтърсвай краката."
      ],
      "points": ["Бедрото е маса, не пързалка", "Докосвай на една длан над коляното", "Топката стига най-много до гърдите"],
      "progressions": ["Три пъти с бедро, веднъж с крак, три пъти с бедро", "Върви напред, докато барабаниш"],
      "measuring": "Преброй докосванията с бедро в най-добрата си серия, краката на смени."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "up-the-body", "topic": "first_touch", "place": "yard", "ages": [10, 19],
  "level": 3, "minutes": 8, "sets": 5, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Up and down the body",
      "aim": "Bring the ball from foot to thigh to chest and back down.",
      "steps": [
        "Flick the ball up or drop it on your foot.",
        "Foot, thigh, chest, thigh, foot, catch: that is one trip.",
        "Use the right side for one trip, the left side for the next.",
        "After each clean trip say its number. Five rounds of ninety seconds."
      ],
      "points": ["Let the chest give way, so that the ball drops straight", "Small steps under the ball", "Breathe, stay loose"],
      "progressions": ["Change side within the trip: right foot, left thigh", "No catch, start the next trip at once"]
    },
    "de": {
      "title": "Den Körper rauf und runter",
      "aim": "Den Ball vom Fuß über Oberschenkel und Brust und wieder nach unten bringen.",
      "steps": [
        "Lupf den Ball hoch oder lass ihn auf den Fuß fallen.",
        "Fuß, Oberschenkel, Brust, Oberschenkel, Fuß, fangen: Das ist eine Reise.",
        "Eine Reise mit der rechten Seite, die nächste mit der linken.",
        "Sag nach jeder sauberen Reise ihre Nummer. Fünf Runden zu neunzig Sekunden."
      ],
      "points": ["Mit der Brust nachgeben, dann fällt der Ball gerade", "Kleine Schritte unter den Ball", "Atmen, locker bleiben"],
      "progressions": ["Während der Reise die Seite wechseln: rechter Fuß, linker Oberschenkel", "Ohne Fangen gleich weiter"]
    },
    "bg": {
      "title": "Нагоре и надолу по тялото",
      "aim": "Да прекараш топката от крака през бедрото до гърдите и обратно.",
      "steps": [
        "Повдигни топката с крак или я пусни върху него.",
        "Крак, бедро, гърди, бедро, крак, хващане: това е едно пътуване.",
        "Едно пътуване с дясната страна, следващото с лявата.",
        "След всяко чисто пътуване кажи номера му. Пет серии по деветдесет секунди."
      ],
      "points": ["Омекоти с гърди, за да падне топката право", "Малки крачки под топката", "Дишай и остани отпуснат"],
      "progressions": ["Смени страната по пътя: десен крак, ляво бедро", "Без хващане, веднага следващото"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "low-juggles", "topic": "first_touch", "place": "yard", "ages": [10, 19],
  "level": 3, "minutes": 8, "sets": 6, "intensity": "medium",
  "equipment": ["ball", "timer"],
  "measure": "repetitions", "target": 25,
  "texts": {
    "en": {
      "title": "Below the knee",
      "aim": "Juggle low and quick with little spin.",
      "steps": [
        "Start from a flick-up. Every touch stays below your knee.",
        "Use short touches of the toes, right and left in turn.",
        "Thirty seconds, then thirty seconds rest.",
        "In the last two rounds move a circle of two steps while you juggle."
      ],
      "points": ["Ankle works, leg almost quiet", "Hit below the middle for a little backspin", "Stay on your toes between touches"],
      "progressions": ["Touch with the outsides of the feet in between", "Three low ones, one at head height, three low ones"],
      "measuring": "Count the touches below the knee in thirty seconds; pick the ball up quickly and count on."
    },
    "de": {
      "title": "Unter dem Knie",
      "aim": "Tief und schnell jonglieren, mit wenig Drall.",
      "steps": [
        "Ball hochlupfen. Jeder Kontakt bleibt unter deinem Knie.",
        "Kurze Kontakte mit den Zehen, rechts und links im Wechsel.",
        "Dreißig Sekunden, dann dreißig Sekunden Pause.",
        "In den letzten beiden Runden gehst du beim Jonglieren einen Kreis von zwei Schritten."
      ],
      "points": ["Das Fußgelenk arbeitet, das Bein ist fast ruhig", "Unter der Mitte treffen, leichter Rückwärtsdrall", "Zwischen den Kontakten auf dem Vorfuß stehen"],
      "progressions": ["Dazwischen mit den Außenseiten", "Drei tiefe, ein kopfhoher, drei tiefe"],
      "measuring": "Zähl die Kontakte unter dem Knie in dreißig Sekunden; heb den Ball schnell auf und zähl weiter."
    },
    "bg": {
      "title": "Под коляното",
      "aim": "Да жонглираш ниско и бързо, почти без въртене.",
      "steps": [
        "Повдигни топката с крак. Всяко докосване остава под коляното.",
        "Къси докосвания с пръстите, десен и ляв крак на смени.",
        "Тридесет секунди, после тридесет секунди почивка.",
        "В последните две серии обикаляй в кръг от две крачки, докато жонглираш."
      ],
      "points": ["Глезенът работи, кракът е почти неподвижен", "Удряй под средата за леко задно въртене", "Между докосванията стой на пръсти"],
      "progressions": ["Между тях докосвай с външните части", "Три ниски, едно до главата, три ниски"],
      "measuring": "Преброй докосванията под коляното за тридесет секунди; вдигни бързо топката и продължи да броиш."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "juggling-walk", "topic": "first_touch", "place": "pitch", "ages": [9, 19],
  "level": 3, "minutes": 10, "sets": 6, "repetitions": 2, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "measure": "metres", "target": 15,
  "texts": {
    "en": {
      "title": "The juggling walk",
      "aim": "Move over the pitch with the ball in the air.",
      "steps": [
        "Two cones twenty metres apart. Start at one with a flick-up.",
        "Walk and juggle towards the other; feet and thighs are allowed.",
        "Where the ball falls, put it on the ground, dribble the rest and juggle back.",
        "Six rounds. Aim to lose the ball later than the time before."
      ],
      "points": ["Each touch goes a little forwards", "One touch, one or two steps", "Look up for a moment when the ball is high"],
      "progressions": ["Jog instead of walking", "Slalom round three cones"],
      "measuring": "Pace out how far you come before the ball touches the ground; the best of six."
    },
    "de": {
      "title": "Der Jonglierweg",
      "aim": "Mit dem Ball in der Luft über den Platz kommen.",
      "steps": [
        "Zwei Hütchen, zwanzig Meter auseinander. Am einen lupfst du den Ball hoch.",
        "Geh jonglierend zum anderen; Füße und Oberschenkel sind erlaubt.",
        "Fällt der Ball, leg ihn hin, dribble den Rest und jonglier zurück.",
        "Sechs Runden. Versuch, den Ball später zu verlieren als beim letzten Mal."
      ],
      "points": ["Jeder Kontakt geht ein bisschen nach vorn", "Ein Kontakt, ein oder zwei Schritte", "Kurz hochschauen, wenn der Ball oben ist"],
      "progressions": ["Traben statt gehen", "Slalom um drei Hütchen"],
      "measuring": "Miss in Schritten, wie weit du kommst, bevor der Ball den Boden berührt; der beste von sechs Versuchen gilt."
    },
    "bg": {
      "title": "Разходка с жонглиране",
      "aim": "Да пресечеш терена с топката във въздуха.",
      "steps": [
        "Два конуса на двадесет метра. От единия започни с повдигане.",
        "Върви и жонглирай към другия; може с крака и с бедра.",
        "Падне ли топката, остави я на земята, води до края и се върни с жонглиране.",
        "Шест серии. Старай се да я изпуснеш по-късно от предния път."
      ],
      "points": ["Всяко докосване праща топката малко напред", "Едно докосване, една-две крачки", "Вдигни поглед за миг, когато топката е високо"],
      "progressions": ["С леко бягане", "Слалом около три конуса"],
      "measuring": "Измери с крачки докъде стигаш, преди топката да падне; важи най-добрият от шест опита."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "around-the-world-trick", "topic": "first_touch", "place": "yard", "ages": [12, 19],
  "level": 5, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Round the world",
      "aim": "Circle the flying ball once with the foot.",
      "steps": [
        "Practise without the ball: the foot circles from the inside over the top to the outside, quick and small.",
        "Throw the ball up to hip height, circle the foot under and round it, and catch it. Eight times.",
        "Now play it up with the instep straight and a little higher than usual, circle, catch.",
        "Only then try to juggle on after the circle. Eight tries each round; change feet."
      ],
      "points": ["The ball goes up straight, without spin", "The circle begins at once after the touch", "The knee does the work, hip open"],
      "progressions": ["Circle from the outside to the inside", "Two circles in one series"]
    },
    "de": {
      "title": "Einmal um die Welt",
      "aim": "Den fliegenden Ball einmal mit dem Fuß umkreisen.",
      "steps": [
        "Übe ohne Ball: Der Fuß kreist von innen über oben nach außen, schnell und klein.",
        "Wirf den Ball auf Hüfthöhe, umkreise ihn mit dem Fuß und fang ihn. Achtmal.",
        "Spiel ihn jetzt mit dem Spann gerade und etwas höher als sonst hoch, kreisen, fangen.",
        "Erst dann versuch, nach dem Kreis weiterzujonglieren. Acht Versuche pro Runde; Fuß wechseln."
      ],
      "points": ["Der Ball steigt gerade, ohne Drall", "Der Kreis beginnt sofort nach dem Kontakt", "Das Knie arbeitet, die Hüfte ist offen"],
      "progressions": ["Von außen nach innen kreisen", "Zwei Kreise in einer Serie"]
    },
    "bg": {
      "title": "Около света",
      "aim": "Да обиколиш летящата топка с крак.",
      "steps": [
        "Упражни без топка: кракът описва кръг отвътре през горе навън, бързо и малко.",
        "Хвърли топката до кръста, обиколи я с крак и я хвани. Осем пъти.",
        "Сега я прати с ристото право нагоре, малко по-високо от обичайното, обиколи и хвани.",
        "Чак тогава опитай да продължиш жонглирането. По осем опита на серия; сменяй крака."
      ],
      "points": ["Топката се качва право, без въртене", "Кръгът започва веднага след докосването", "Работи коляното, тазът е отворен"],
      "progressions": ["Кръг отвън навътре", "Два кръга в една серия"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "stall-on-the-foot", "topic": "first_touch", "place": "anywhere", "ages": [9, 19],
  "level": 4, "minutes": 8, "sets": 4, "repetitions": 8, "intensity": "low",
  "equipment": ["ball"],
  "measure": "seconds", "target": 5,
  "texts": {
    "en": {
      "title": "Catch it on the foot",
      "aim": "Take all speed out of the ball and balance it.",
      "steps": [
        "Sit on the ground, put the ball on the instep against the shin and lift the foot: feel how it lies.",
        "Stand up, lay the ball on the foot with your hands, let go and balance.",
        "Drop it from hip height and go down with the foot at the speed of the ball. Catch it between instep and shin.",
        "Eight tries on each foot, then begin with a juggle."
      ],
      "points": ["Toes pulled up, they are the fence", "Foot and ball meet high up, then sink together", "Standing knee soft"],
      "progressions": ["Catch, throw up, catch again", "From a throw above the head"],
      "measuring": "Count the seconds you balance the ball on your better foot; the best of five tries."
    },
    "de": {
      "title": "Auf dem Fuß fangen",
      "aim": "Dem Ball alles Tempo nehmen und ihn balancieren.",
      "steps": [
        "Setz dich hin, leg den Ball auf den Spann ans Schienbein und heb den Fuß: Spür, wie er liegt.",
        "Steh auf, leg den Ball mit den Händen auf den Fuß, lass los und balanciere.",
        "Lass ihn aus Hüfthöhe fallen und geh mit dem Fuß im Tempo des Balls nach unten. Zwischen Spann und Schienbein auffangen.",
        "Acht Versuche pro Fuß, danach aus dem Jonglieren."
      ],
      "points": ["Zehen anziehen, sie sind der Zaun", "Fuß und Ball treffen sich oben und sinken gemeinsam", "Standbein weich im Knie"],
      "progressions": ["Fangen, hochwerfen, wieder fangen", "Aus einem Wurf über Kopfhöhe"],
      "measuring": "Zähl die Sekunden, die du den Ball auf dem stärkeren Fuß balancierst; der beste von fünf Versuchen gilt."
    },
    "bg": {
      "title": "Хвани я на крака",
      "aim": "Да отнемеш скоростта на топката и да я задържиш в равновесие.",
      "steps": [
        "Седни, сложи топката на ристото до пищяла и вдигни крака: усети как лежи.",
        "Изправи се, сложи я с ръце на крака, пусни и пази равновесие.",
        "Пусни я от височината на кръста и слизай с крака със скоростта на топката. Хвани я между ристото и пищяла.",
        "По осем опита с всеки крак, после от жонглиране."
      ],
      "points": ["Пръстите са вдигнати, те са оградата", "Кракът и топката се срещат високо и слизат заедно", "Опорното коляно е меко"],
      "progressions": ["Хвани, подхвърли, хвани пак", "От хвърляне над главата"],
      "measuring": "Брой секундите, в които топката стои на по-силния крак; важи най-добрият от пет опита."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "feather-touch", "topic": "first_touch", "place": "yard", "ages": [8, 17],
  "level": 2, "minutes": 10, "sets": 4, "repetitions": 10, "intensity": "low",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 6,
  "texts": {
    "en": {
      "title": "Feather touch",
      "aim": "Kill a ball falling from high with the instep.",
      "steps": [
        "Throw the ball straight up, a little higher than your head.",
        "Stretch the foot out under it and take it down softly, so that it lies still at once.",
        "If it bounces higher than your ankle, the foot was too hard: try again.",
        "Ten right, ten left. Then throw higher with every good one."
      ],
      "points": ["Meet the ball early, then give way", "Loose ankle at the moment of contact", "Be under it before it falls"],
      "progressions": ["Turn once round yourself after throwing", "Take it down and leave with the next touch"],
      "measuring": "Out of ten balls thrown to head height, count those that lie within one step of you after the first touch."
    },
    "de": {
      "title": "Federleicht angenommen",
      "aim": "Einen von hoch oben fallenden Ball mit dem Spann beruhigen.",
      "steps": [
        "Wirf den Ball gerade nach oben, etwas höher als dein Kopf.",
        "Streck den Fuß darunter und hol den Ball weich herunter, sodass er gleich still liegt.",
        "Springt er höher als dein Knöchel, war der Fuß zu hart: noch einmal.",
        "Zehnmal rechts, zehnmal links. Nach jedem guten Versuch wirfst du höher."
      ],
      "points": ["Den Ball früh treffen, dann nachgeben", "Im Moment des Kontakts lockeres Gelenk", "Unter dem Ball sein, bevor er fällt"],
      "progressions": ["Nach dem Wurf einmal um dich drehen", "Herunterholen und mit dem nächsten Kontakt weg"],
      "measuring": "Zähl bei zehn kopfhoch geworfenen Bällen die, die nach dem ersten Kontakt höchstens einen Schritt neben dir liegen."
    },
    "bg": {
      "title": "Леко като перце",
      "aim": "Да омекотиш с ристото топка, падаща отвисоко.",
      "steps": [
        "Хвърли топката право нагоре, малко над главата си.",
        "Протегни крак под нея и я свали меко, така че веднага да се успокои.",
        "Отскочи ли над глезена, кракът е бил твърд: опитай пак.",
        "Десет с десния, десет с левия. След всеки добър опит хвърляй по-високо."
      ],
      "points": ["Посрещни топката рано, после омекоти", "Отпуснат глезен в мига на допира", "Бъди под топката, преди да падне"],
      "progressions": ["След хвърлянето се завърти веднъж", "Свали я и тръгни със следващото докосване"],
      "measuring": "От десет топки, хвърлени до главата, преброй тези, които след първото докосване са на не повече от крачка."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "wedge-the-bounce", "topic": "first_touch", "place": "yard", "ages": [7, 13],
  "level": 2, "minutes": 8, "sets": 4, "repetitions": 10, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "The roof",
      "aim": "Trap a bouncing ball under the sole or the inside.",
      "steps": [
        "Throw the ball up and a step in front of you.",
        "Just as it bounces, hold the sole over it at an angle like a roof: the ball cannot get up.",
        "Ten with the right, ten with the left sole.",
        "Now make the roof with the inside of the foot, turned out, and push the ball off to the side in the same movement."
      ],
      "points": ["Wait until the ball has landed, then close the roof", "Heel lower than the toes", "Do not stamp on it"],
      "progressions": ["Throw the ball higher", "Close the roof and change direction"]
    },
    "de": {
      "title": "Das Dach",
      "aim": "Einen aufspringenden Ball mit Sohle oder Innenseite einklemmen.",
      "steps": [
        "Wirf den Ball hoch und einen Schritt vor dich.",
        "Genau wenn er aufspringt, hältst du die Sohle schräg wie ein Dach darüber: Der Ball kommt nicht hoch.",
        "Zehnmal mit der rechten, zehnmal mit der linken Sohle.",
        "Jetzt baust du das Dach mit der ausgedrehten Innenseite und schiebst den Ball in derselben Bewegung zur Seite."
      ],
      "points": ["Warten, bis der Ball gelandet ist, dann das Dach schließen", "Ferse tiefer als die Zehen", "Nicht draufstampfen"],
      "progressions": ["Den Ball höher werfen", "Dach schließen und die Richtung wechseln"]
    },
    "bg": {
      "title": "Покривът",
      "aim": "Да затвориш отскачаща топка с подметка или с вътрешната част.",
      "steps": [
        "Хвърли топката нагоре на крачка пред себе си.",
        "Точно когато тупне, задръж подметката косо над нея като покрив: топката не може да се вдигне.",
        "Десет пъти с дясната, десет с лявата подметка.",
        "Сега направи покрива с вътрешната част на крака, обърнат навън, и със същото движение избутай топката встрани."
      ],
      "points": ["Изчакай да падне, после затвори покрива", "Петата е по-ниско от пръстите", "Не тъпчи отгоре"],
      "progressions": ["Хвърляй по-високо", "Затвори покрива и смени посоката"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "over-the-shoulder", "topic": "first_touch", "place": "pitch", "ages": [10, 19],
  "level": 4, "minutes": 12, "sets": 4, "repetitions": 6, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Over the shoulder",
      "aim": "Take a ball that comes from behind into your run.",
      "steps": [
        "Throw the ball high over your own head, two or three steps ahead, and run after it.",
        "Look up over one shoulder and take it with the instep or thigh, without stopping your run.",
        "Dribble on to a cone ten metres ahead.",
        "Walk back. Six runs over the right shoulder, six over the left."
      ],
      "points": ["Find the ball with the eyes early", "Long last step under the ball", "Push it forwards, do not stop it"],
      "progressions": ["Let it bounce only when you must", "Finish with a shot at a goal"]
    },
    "de": {
      "title": "Über die Schulter",
      "aim": "Einen Ball, der von hinten kommt, in den Lauf mitnehmen.",
      "steps": [
        "Wirf den Ball hoch über deinen Kopf zwei, drei Schritte nach vorn und lauf hinterher.",
        "Schau über eine Schulter hoch und nimm ihn mit Spann oder Oberschenkel mit, ohne anzuhalten.",
        "Dribble weiter bis zu einem Hütchen zehn Meter weiter vorn.",
        "Zurückgehen. Sechs Läufe über die rechte, sechs über die linke Schulter."
      ],
      "points": ["Den Ball früh mit den Augen finden", "Langer letzter Schritt unter den Ball", "Nach vorn mitnehmen, nicht stoppen"],
      "progressions": ["Nur aufspringen lassen, wenn es sein muss", "Mit einem Schuss aufs Tor abschließen"]
    },
    "bg": {
      "title": "През рамо",
      "aim": "Да поемеш в движение топка, която идва отзад.",
      "steps": [
        "Хвърли топката високо над главата си на две-три крачки напред и тичай след нея.",
        "Погледни нагоре през рамо и я поеми с ристо или бедро, без да спираш.",
        "Води до конус на десет метра напред.",
        "Върни се ходом. Шест пъти през дясното рамо, шест през лявото."
      ],
      "points": ["Намери топката с очи рано", "Дълга последна крачка под нея", "Извеждай напред, не я спирай"],
      "progressions": ["Остави я да отскочи само ако се налага", "Завърши с удар във вратата"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "gate-after-the-bounce", "topic": "first_touch", "place": "yard", "ages": [9, 16],
  "level": 3, "minutes": 10, "sets": 4, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Out of the bounce through a gate",
      "aim": "Decide with the first touch where the game goes on.",
      "steps": [
        "Put three gates of one metre in front, left and right of you, three steps away.",
        "Throw the ball up straight. While it flies, choose a gate and say its side.",
        "Let it bounce once and take it through that gate with one touch.",
        "Stop it behind the gate and dribble back. Eight throws, a different order each round."
      ],
      "points": ["Turn the body before the touch", "Touch just after the bounce: the ball stays low", "Follow with a quick step"],
      "progressions": ["Somebody else calls the gate", "Without a bounce"]
    },
    "de": {
      "title": "Aus dem Aufsprung durchs Tor",
      "aim": "Mit dem ersten Kontakt entscheiden, wo es weitergeht.",
      "steps": [
        "Stell vor dir, links und rechts in drei Schritten Abstand je ein Tor von einem Meter auf.",
        "Wirf den Ball gerade hoch. Während er fliegt, wähl ein Tor und sag die Seite.",
        "Einmal aufspringen lassen und mit einem Kontakt durch dieses Tor mitnehmen.",
        "Dahinter stoppen und zurückdribbeln. Acht Würfe, jede Runde in anderer Reihenfolge."
      ],
      "points": ["Vor dem Kontakt den Körper drehen", "Gleich nach dem Aufsprung treffen: Der Ball bleibt tief", "Schnell einen Schritt nachsetzen"],
      "progressions": ["Jemand anders ruft das Tor", "Ohne Aufsprung"]
    },
    "bg": {
      "title": "След отскока през вратичка",
      "aim": "Да решиш с първото докосване накъде продължава играта.",
      "steps": [
        "Направи три вратички по един метър – пред теб, вляво и вдясно, на три крачки.",
        "Хвърли топката право нагоре. Докато лети, избери вратичка и кажи страната.",
        "Остави я да отскочи веднъж и я изведи през тази вратичка с едно докосване.",
        "Спри я зад вратичката и се върни с водене. Осем хвърляния, всяка серия в друг ред."
      ],
      "points": ["Завърти тялото преди докосването", "Докосни веднага след отскока, за да остане ниско", "Последвай с бърза крачка"],
      "progressions": ["Друг казва вратичката", "Без отскок"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "alphabet-juggling", "topic": "first_touch", "place": "anywhere", "ages": [10, 19],
  "level": 3, "minutes": 10, "sets": 3, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "The juggling alphabet",
      "aim": "Keep the ball up while the head does something else.",
      "steps": [
        "Begin to juggle and say a letter of the alphabet with each touch.",
        "When the ball falls, remember your letter: the next try begins with it.",
        "Get from A to Z with as few tries as you can.",
        "Second round: with every touch a club, a country or a player instead."
      ],
      "points": ["Speak aloud, so that you keep breathing", "Steady height: a little over the knee", "Feet in turn if you can"],
      "progressions": ["Count back from a hundred in sevens", "Spell words that somebody gives you"]
    },
    "de": {
      "title": "Das Jonglier-Abc",
      "aim": "Den Ball oben halten, während der Kopf etwas anderes tut.",
      "steps": [
        "Fang an zu jonglieren und sag bei jedem Kontakt einen Buchstaben des Alphabets.",
        "Fällt der Ball, merk dir deinen Buchstaben: Dort beginnt der nächste Versuch.",
        "Komm mit möglichst wenigen Versuchen von A bis Z.",
        "Zweite Runde: bei jedem Kontakt ein Verein, ein Land oder ein Spielername."
      ],
      "points": ["Laut sprechen, dann atmest du weiter", "Gleiche Höhe: etwas über dem Knie", "Möglichst links und rechts im Wechsel"],
      "progressions": ["Von hundert in Siebenerschritten zurückzählen", "Wörter buchstabieren, die dir jemand gibt"]
    },
    "bg": {
      "title": "Азбука с жонглиране",
      "aim": "Да държиш топката във въздуха, докато главата върши друго.",
      "steps": [
        "Започни да жонглираш и на всяко докосване казвай по една буква от азбуката.",
        "Падне ли топката, запомни буквата: следващият опит започва от нея.",
        "Стигни от А до Я с възможно най-малко опити.",
        "Втори път: на всяко докосване казвай отбор, държава или име на играч."
      ],
      "points": ["Говори на глас, за да не спираш да дишаш", "Равна височина: малко над коляното", "По възможност краката на смени"],
      "progressions": ["Брой назад от сто през седем", "Казвай буква по буква думи, които ти дават"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "seated-juggler", "topic": "first_touch", "place": "room", "ages": [9, 17],
  "level": 3, "minutes": 6, "sets": 4, "intensity": "low",
  "equipment": ["ball"],
  "texts": {
    "en": {
      "title": "Seated juggler",
      "aim": "Train the ankle: juggle while sitting.",
      "steps": [
        "Sit on the floor, hands behind you, a soft ball on your shins. Keep away from lamps and glasses.",
        "Roll the ball down onto one instep and flick it up a few centimetres, just from the ankle. Ten times each foot.",
        "Let the ball drop from the hands and play it back to them with the instep.",
        "Try two touches in a row, then three. Change feet."
      ],
      "points": ["Stretch and pull the foot: small movement", "Belly firm, back long", "Pause when the thighs get tired"],
      "progressions": ["Both feet in turn", "From sitting straight into a standing juggle"]
    },
    "de": {
      "title": "Jonglieren im Sitzen",
      "aim": "Das Fußgelenk trainieren: sitzend jonglieren.",
      "steps": [
        "Setz dich auf den Boden, Hände hinten aufgestützt, ein weicher Ball auf den Schienbeinen. Weit weg von Lampen und Gläsern.",
        "Roll den Ball auf einen Spann und lupf ihn nur aus dem Gelenk ein paar Zentimeter hoch. Zehnmal pro Fuß.",
        "Lass den Ball aus den Händen fallen und spiel ihn mit dem Spann in die Hände zurück.",
        "Versuch zwei Kontakte hintereinander, dann drei. Fuß wechseln."
      ],
      "points": ["Fuß strecken und anziehen: kleine Bewegung", "Bauch fest, Rücken lang", "Pause, wenn die Oberschenkel müde werden"],
      "progressions": ["Beide Füße im Wechsel", "Aus dem Sitzen ins Jonglieren im Stehen"]
    },
    "bg": {
      "title": "Жонглиране в седнало положение",
      "aim": "Да тренираш глезена, като жонглираш седнал.",
      "steps": [
        "Седни на пода с ръце, опрени отзад, с мека топка върху пищялите. Стой далеч от лампи и чаши.",
        "Търкулни топката на едното ристо и я подхвърли няколко сантиметра само с глезена. По десет пъти с всеки крак.",
        "Пусни топката от ръце и я върни в тях с ристото.",
        "Опитай две докосвания подред, после три. Смени крака."
      ],
      "points": ["Опъвай и прибирай ходилото: малко движение", "Стегнат корем, дълъг гръб", "Почини, щом бедрата се уморят"],
      "progressions": ["Двата крака на смени", "От седеж премини към жонглиране прав"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "juggle-for-two", "topic": "first_touch", "place": "yard", "ages": [9, 19],
  "level": 3, "minutes": 12, "sets": 5, "intensity": "medium",
  "equipment": ["ball"],
  "people": 2, "measure": "repetitions", "target": 12,
  "texts": {
    "en": {
      "title": "Juggling for two",
      "aim": "Keep one ball up together with a bounce as a safety net.",
      "steps": [
        "Stand three steps apart. One bounce between two players is allowed.",
        "One touch for each of you at first: foot, thigh or chest.",
        "Then two touches each: one to control, one to pass on.",
        "Count the passes until the ball bounces twice. Five rounds of two minutes."
      ],
      "points": ["Pass high and soft, with no spin", "Move as soon as you see where it goes", "Say the partner's name as you pass"],
      "progressions": ["No bounce", "Each may choose how many touches the other gets: one, two or three"],
      "measuring": "Count the passes between you in the best series with at most one bounce each."
    },
    "de": {
      "title": "Jonglieren zu zweit",
      "aim": "Gemeinsam einen Ball oben halten, mit einem Aufsprung als Sicherheitsnetz.",
      "steps": [
        "Stellt euch drei Schritte auseinander. Ein Aufsprung zwischen euch ist erlaubt.",
        "Zuerst jeder mit einem Kontakt: Fuß, Oberschenkel oder Brust.",
        "Dann jeder mit zwei: einer zum Kontrollieren, einer zum Weitergeben.",
        "Zählt die Pässe, bis der Ball zweimal aufspringt. Fünf Runden zu zwei Minuten."
      ],
      "points": ["Hoch und weich spielen, ohne Drall", "Losgehen, sobald du siehst, wohin er fliegt", "Beim Pass den Namen sagen"],
      "progressions": ["Ohne Aufsprung", "Einer bestimmt, wie viele Kontakte der andere hat: einen, zwei oder drei"],
      "measuring": "Zählt die Pässe zwischen euch in der besten Serie mit jeweils höchstens einem Aufsprung."
    },
    "bg": {
      "title": "Жонглиране за двама",
      "aim": "Да държите заедно една топка във въздуха, като отскокът ви помага.",
      "steps": [
        "Застанете на три крачки един от друг. Разрешен е един отскок помежду ви.",
        "Първо всеки с по едно докосване: крак, бедро или гърди.",
        "После по две: едно за овладяване, едно за подаване.",
        "Бройте пасовете, докато топката отскочи два пъти. Пет серии по две минути."
      ],
      "points": ["Подавай високо и меко, без въртене", "Тръгни, щом видиш накъде лети", "Казвай името на другия при паса"],
      "progressions": ["Без отскок", "Единият решава с колко докосвания играе другият: едно, две или три"],
      "measuring": "Пребройте пасовете помежду си в най-добрата серия с най-много по един отскок."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "garden-football-tennis", "topic": "first_touch", "place": "yard", "ages": [9, 19],
  "level": 3, "minutes": 15, "sets": 3, "intensity": "medium",
  "equipment": ["ball", "rope"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Football tennis in the garden",
      "aim": "Control and return the ball under light pressure.",
      "steps": [
        "Lay or hang a rope at knee height across a court of four by eight metres.",
        "Serve by dropping the ball on your foot and playing it over the rope.",
        "The other may let it bounce once and has three touches to play it back.",
        "A point when the ball bounces twice or lands outside. Play to eleven, change ends, three sets."
      ],
      "points": ["First touch up and into the middle of your half", "After the return back to the centre", "Watch the opponent's hip"],
      "progressions": ["Two touches only", "The weaker foot must have the last touch"]
    },
    "de": {
      "title": "Fußballtennis im Garten",
      "aim": "Den Ball unter leichtem Druck kontrollieren und zurückspielen.",
      "steps": [
        "Leg oder spann ein Seil auf Kniehöhe quer über ein Feld von vier mal acht Metern.",
        "Aufschlag: Ball auf den Fuß fallen lassen und über das Seil spielen.",
        "Der andere darf ihn einmal aufspringen lassen und hat drei Kontakte für den Rückball.",
        "Punkt, wenn der Ball zweimal aufspringt oder draußen landet. Spielt bis elf, Seitenwechsel, drei Sätze."
      ],
      "points": ["Erster Kontakt hoch in die Mitte deiner Hälfte", "Nach dem Rückball zurück ins Zentrum", "Auf die Hüfte des anderen schauen"],
      "progressions": ["Nur zwei Kontakte", "Den letzten Kontakt macht der schwächere Fuß"]
    },
    "bg": {
      "title": "Футболен тенис в градината",
      "aim": "Да овладяваш и връщаш топката под леко напрежение.",
      "steps": [
        "Постави или опъни въже до коляното през поле четири на осем метра.",
        "Сервис: пусни топката на крака си и я прати над въжето.",
        "Другият може да я остави да отскочи веднъж и има три докосвания, за да я върне.",
        "Точка има, когато топката отскочи два пъти или падне извън полето. Играйте до единадесет, сменете страните, три гейма."
      ],
      "points": ["Първото докосване е нагоре, към средата на твоето поле", "След връщането се прибери в центъра", "Гледай таза на другия"],
      "progressions": ["Само две докосвания", "Последното докосване е с по-слабия крак"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "throw-and-name", "topic": "first_touch", "place": "pitch", "ages": [8, 15],
  "level": 2, "minutes": 10, "sets": 4, "repetitions": 12, "intensity": "medium",
  "equipment": ["ball"],
  "people": 2, "measure": "repetitions", "target": 8,
  "texts": {
    "en": {
      "title": "Call the part",
      "aim": "Control a thrown ball with whatever part is called.",
      "steps": [
        "Stand five steps apart. One throws underarm, the other controls.",
        "With the throw comes a call: inside, instep, thigh or chest.",
        "Control the ball with that part, let it drop and pass it back along the ground.",
        "Twelve balls, then change. In the last round the call comes later."
      ],
      "points": ["Ready on your toes, knees soft", "The part that touches gives way", "Pass back with the second or third touch"],
      "progressions": ["After the control turn away from the thrower and back", "The control must go to the left or right"],
      "measuring": "Out of twelve throws, count the clean ones: called part, back with at most three touches."
    },
    "de": {
      "title": "Körperteil auf Zuruf",
      "aim": "Einen geworfenen Ball mit dem gerufenen Körperteil kontrollieren.",
      "steps": [
        "Steht fünf Schritte auseinander. Der eine wirft von unten, der andere kontrolliert.",
        "Mit dem Wurf kommt ein Ruf: Innenseite, Spann, Oberschenkel oder Brust.",
        "Kontrollier den Ball damit, lass ihn fallen und pass ihn flach zurück.",
        "Zwölf Bälle, dann tauschen. In der letzten Runde kommt der Ruf später."
      ],
      "points": ["Auf dem Vorfuß bereit, Knie weich", "Was berührt, gibt nach", "Mit dem zweiten oder dritten Kontakt zurückpassen"],
      "progressions": ["Nach der Kontrolle vom Werfer wegdrehen und zurück", "Die Kontrolle muss nach links oder rechts gehen"],
      "measuring": "Zähl bei zwölf Würfen die sauberen: richtiges Körperteil, zurück mit höchstens drei Kontakten."
    },
    "bg": {
      "title": "Назови частта",
      "aim": "Да овладееш хвърлена топка с частта, която ти извикат.",
      "steps": [
        "Застанете на пет крачки. Единият хвърля отдолу, другият овладява.",
        "С хвърлянето идва и команда: вътрешна част, ристо, бедро или гърди.",
        "Овладей с нея, остави топката да падне и я върни по земя.",
        "Дванадесет топки, после смяна. В последната серия командата идва по-късно."
      ],
      "points": ["На пръсти, с меки колене", "Частта, която докосва, омекотява", "Върни с второто или третото докосване"],
      "progressions": ["След овладяването се обърни с гръб и пак обратно", "Овладявай само наляво или надясно"],
      "measuring": "От дванадесет хвърляния преброй чистите: вярната част и връщане до третото докосване."
    }
  }
}
$json$);
