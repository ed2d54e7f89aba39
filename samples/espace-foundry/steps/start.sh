forge init --empty espace-foundry
cd espace-foundry
